import type { TextKey } from '../../i18n/keys.ts';
import type { Device } from '../../platform/platform.ts';
import type { Browser } from './browser.ts';

export type StepIcon = 'compass' | 'share' | 'dots' | 'bars' | 'plus' | 'check';

export interface Step {
  icon: StepIcon;
  text: TextKey;
}

const onIos: readonly Step[] = [
  { icon: 'share', text: 'install.iosShare' },
  { icon: 'plus', text: 'install.iosAdd' },
  { icon: 'check', text: 'install.confirm' },
];
const inSamsung: readonly Step[] = [
  { icon: 'bars', text: 'install.samsungMenu' },
  { icon: 'plus', text: 'install.samsungAdd' },
  { icon: 'check', text: 'install.confirm' },
];
const onAndroid: readonly Step[] = [
  { icon: 'dots', text: 'install.menu' },
  { icon: 'plus', text: 'install.add' },
  { icon: 'check', text: 'install.confirm' },
];
const inSafari: Step = { icon: 'compass', text: 'install.useSafari' };

/** Returns the steps for adding the site to the home screen by hand (DL-1); on iOS these are Safari's. */
export function homeScreenSteps(system: Device['system'], browser: Browser): readonly Step[] {
  if (system === 'ios') return browser === 'safari' ? onIos : [inSafari, ...onIos];
  return browser === 'samsung' ? inSamsung : onAndroid;
}
