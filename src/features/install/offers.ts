import type { Device } from '../../platform/platform.ts';
import type { Browser } from './browser.ts';

/** Native apps, configuration profile, browser prompt, or manual steps. */
export type InstallOption = 'IOS' | 'Android' | 'MOBILECONFIG' | 'prompt' | 'guide';

export interface Situation extends Omit<Device, 'agent'> {
  browser: Browser;
  /** 12.04 is iOS 12.4. */
  iosVersion: number | undefined;
  links: Readonly<Record<string, string>>;
  settings: {
    appWindow: boolean;
    hideIosApp: boolean;
    homeScreen: boolean;
    downloadBarNeedsSession: boolean;
  };
  signedIn: boolean;
  dismissed: boolean;
  promptable: boolean;
}

export interface Offers {
  options: readonly InstallOption[];
  /** Whether to show the download icon on home (HD-2) and in the announcement bar (AN-1). */
  icon: boolean;
  bar: boolean;
  useSafari: boolean;
}

/** Minimum iOS version of the operator's app: 12.4. */
const MIN_IOS_VERSION = 12.04;

export function installOffers(situation: Situation): Offers {
  const { system, installed, inApp, browser, links, settings, signedIn, dismissed } = situation;
  if (inApp || !settings.appWindow) return { options: [], icon: false, bar: false, useSafari: false };
  const ios = system === 'ios';
  const options = ios ? optionsOnIos(situation) : optionsElsewhere(situation);
  // Whether the device has a link: on iOS the home screen counts, and so does the profile, which Safari can
  // install.
  const linked = ios
    ? options.length > 0 || (!installed && !!links.MOBILECONFIG)
    : options.includes('Android');
  return {
    options,
    icon: linked && !installed,
    bar: linked && !dismissed && (signedIn || !settings.downloadBarNeedsSession),
    useSafari: ios && !installed && browser !== 'safari',
  };
}

/** A site that runs from the home screen already is only offered the store's app. */
function optionsOnIos({
  installed,
  browser,
  iosVersion = MIN_IOS_VERSION,
  links,
  settings,
}: Situation): InstallOption[] {
  const options: InstallOption[] = [];
  if (links.IOS && !settings.hideIosApp && iosVersion >= MIN_IOS_VERSION) options.push('IOS');
  if (installed) return options;
  if (links.MOBILECONFIG && browser === 'safari') options.push('MOBILECONFIG');
  if (settings.homeScreen) options.push('guide');
  return options;
}

function optionsElsewhere({ system, installed, links, settings, promptable }: Situation): InstallOption[] {
  if (installed) return [];
  const options: InstallOption[] = links.Android ? ['Android'] : [];
  if (settings.homeScreen && promptable) options.push('prompt');
  else if (settings.homeScreen && system === 'android') options.push('guide');
  return options;
}
