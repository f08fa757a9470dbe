import type { Device } from '../../platform/platform.ts';
import type { InstallOption } from './offers.ts';

interface Situation {
  system: Device['system'];
  options: readonly InstallOption[];
  /** Whether the site runs as an app already. */
  running: boolean;
  /** Whether the screen is wide: its visitor has a phone to scan a code with. */
  wide: boolean;
  settings: { appWindow: boolean; homeScreen: boolean };
}

/**
 * Returns what the page shows next to the buttons: a code that opens it on a phone, or the steps to add it to the home screen.
 * A narrow screen of an unknown device is a phone's as well, and cannot scan itself.
 */
export function installHelp({
  system,
  options,
  running,
  wide,
  settings,
}: Situation): 'code' | 'guide' | undefined {
  if (options.includes('guide')) return 'guide';
  if (running || system !== 'other' || !settings.appWindow) return;
  if (wide) return 'code';
  return settings.homeScreen && !options.includes('prompt') ? 'guide' : undefined;
}
