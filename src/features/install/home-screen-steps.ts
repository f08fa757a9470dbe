import type { TextKey } from '../../i18n/keys.ts';
import type { Device } from '../../platform/platform.ts';
import type { Browser } from './browser.ts';

/** Icon of a step. */
export type StepSign = 'compass' | 'share' | 'dots' | 'bars' | 'plus' | 'check';

export interface Step {
  sign: StepSign;
  text: TextKey;
}

const onIos: readonly Step[] = [
  { sign: 'share', text: 'install.iosShare' },
  { sign: 'plus', text: 'install.iosAdd' },
  { sign: 'check', text: 'install.confirm' },
];
const inSamsung: readonly Step[] = [
  { sign: 'bars', text: 'install.samsungMenu' },
  { sign: 'plus', text: 'install.samsungAdd' },
  { sign: 'check', text: 'install.confirm' },
];
const onAndroid: readonly Step[] = [
  { sign: 'dots', text: 'install.menu' },
  { sign: 'plus', text: 'install.add' },
  { sign: 'check', text: 'install.confirm' },
];
const inSafari: Step = { sign: 'compass', text: 'install.useSafari' };

/** Returns the steps for adding the site to the home screen by hand (DL-1); on iOS these are Safari's. */
export function homeScreenSteps(system: Device['system'], browser: Browser): readonly Step[] {
  if (system === 'ios') return browser === 'safari' ? onIos : [inSafari, ...onIos];
  return browser === 'samsung' ? inSamsung : onAndroid;
}
