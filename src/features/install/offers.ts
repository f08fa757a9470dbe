import type { Device } from '../../platform/platform.ts';
import type { Browser } from './browser.ts';

/** Native apps, configuration profile, browser prompt, or manual steps. */
export type Way = 'IOS' | 'Android' | 'MOBILECONFIG' | 'prompt' | 'guide';

/** All inputs of the decision. */
export interface Situation extends Omit<Device, 'agent'> {
  browser: Browser;
  /** 12.04 is iOS 12.4. */
  iosVersion: number | undefined;
  /** Addresses by link type. */
  links: Readonly<Record<string, string>>;
  settings: {
    appWindow: boolean;
    hideIosApp: boolean;
    homeScreen: boolean;
    downloadBarNeedsSession: boolean;
  };
  signedIn: boolean;
  /** Whether the bar was dismissed, or the site installed. */
  dismissed: boolean;
  /** Whether the browser has an install prompt. */
  promptable: boolean;
}

export interface Offers {
  ways: readonly Way[];
  /** Whether to show the download icon on home (HD-2) and in the announcement bar (AN-1). */
  icon: boolean;
  /** Whether to show the download bar (DL-2). */
  bar: boolean;
  /** Whether to ask the visitor to open Safari. */
  useSafari: boolean;
}

/** Minimum iOS version of the operator's app: 12.4. */
const IOS_OF_APP = 12.04;

/** Decides what to offer and where (DL-1, DL-2, HD-2). */
export function offersIn(situation: Situation): Offers {
  const { system, installed, inApp, browser, links, settings, signedIn, dismissed } = situation;
  if (inApp || !settings.appWindow) return { ways: [], icon: false, bar: false, useSafari: false };
  const ios = system === 'ios';
  const ways = ios ? waysOnIos(situation) : waysElsewhere(situation);
  // Whether the device has a link: on iOS the home screen counts, and so does the profile, which Safari can
  // install.
  const linked = ios ? ways.length > 0 || (!installed && !!links.MOBILECONFIG) : ways.includes('Android');
  return {
    ways,
    icon: linked && !installed,
    bar: linked && !dismissed && (signedIn || !settings.downloadBarNeedsSession),
    useSafari: ios && !installed && browser !== 'safari',
  };
}

/** A site that runs from the home screen already is only offered the store's app. */
function waysOnIos({ installed, browser, iosVersion = IOS_OF_APP, links, settings }: Situation): Way[] {
  const ways: Way[] = [];
  if (links.IOS && !settings.hideIosApp && iosVersion >= IOS_OF_APP) ways.push('IOS');
  if (installed) return ways;
  if (links.MOBILECONFIG && browser === 'safari') ways.push('MOBILECONFIG');
  if (settings.homeScreen) ways.push('guide');
  return ways;
}

function waysElsewhere({ system, installed, links, settings, promptable }: Situation): Way[] {
  if (installed) return [];
  const ways: Way[] = links.Android ? ['Android'] : [];
  if (settings.homeScreen && promptable) ways.push('prompt');
  else if (settings.homeScreen && system === 'android') ways.push('guide');
  return ways;
}
