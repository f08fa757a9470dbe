import type { Device } from '../../platform/platform.ts';
import type { Browser } from './browser.ts';

/** Ways to have the site as an app: the operator's own apps and profile, the browser's prompt, the player's hand. */
export type Way = 'IOS' | 'Android' | 'MOBILECONFIG' | 'prompt' | 'guide';

/** All that decides what is offered (A4). */
export interface Situation extends Omit<Device, 'agent'> {
  browser: Browser;
  /** 12.04 is iOS 12.4. */
  iosVersion: number | undefined;
  /** Addresses by link type (A3). */
  links: Readonly<Record<string, string>>;
  settings: {
    appWindow: boolean;
    hideIosApp: boolean;
    homeScreen: boolean;
    downloadBarNeedsSession: boolean;
  };
  signedIn: boolean;
  /** The bar was closed, or the site installed. */
  dismissed: boolean;
  /** The browser would install the site at once. */
  promptable: boolean;
}

export interface Offers {
  /** In their order. */
  ways: readonly Way[];
  /** The download icon of home (HD-2) and of the announcement bar (AN-1). */
  icon: boolean;
  /** The download bar (DL-2). */
  bar: boolean;
  /** Says that Safari is needed. */
  useSafari: boolean;
}

/** The operator's app runs on iOS 12.4 and later. */
const IOS_OF_APP = 12.04;

/** What is offered to have the site as an app, and by what: the rules of A4 (DL-1, DL-2, HD-2). */
export function offersIn(situation: Situation): Offers {
  const { system, installed, inApp, browser, links, settings, signedIn, dismissed } = situation;
  if (inApp || !settings.appWindow) return { ways: [], icon: false, bar: false, useSafari: false };
  const ios = system === 'ios';
  const ways = ios ? waysOnIos(situation) : waysElsewhere(situation);
  // A link of the device: on iOS the home screen counts as one, and the profile that Safari could install.
  const linked = ios ? ways.length > 0 || (!installed && !!links.MOBILECONFIG) : ways.includes('Android');
  return {
    ways,
    icon: linked && !installed,
    bar: linked && !dismissed && (signedIn || !settings.downloadBarNeedsSession),
    useSafari: ios && !installed && browser !== 'safari',
  };
}

/** What runs from the home screen already, as a shortcut or installed, can only become the app of the store. */
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
