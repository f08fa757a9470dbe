import { existsSync } from 'node:fs';
import { findChromium } from '../browser.ts';

/** Packages of a Debian terminal in addition to Chromium, and the one that plays its visitors. */
export const packages = ['xvfb', 'openbox', 'xdotool'] as const;

const paths = ['/usr/bin/Xvfb', '/usr/bin/openbox', '/usr/bin/xdotool', '/usr/bin/unshare'];

/** Returns why this machine cannot run a terminal; undefined if it can. */
export function missing(): string | undefined {
  const absent = paths.find((path) => !existsSync(path));
  if (absent) return `${absent} is not here`;
  // Chromium reads policies from one folder: only root can bind another one for a browser.
  if (process.getuid?.() !== 0) return 'only root can give a browser policies of its own';
  return windowed() ? undefined : 'there is no Chromium with windows';
}

/** Returns a Chromium with windows; the headless shell has neither windows nor policies. */
export function windowed(): string | undefined {
  const found = findChromium();
  return found?.includes('headless') ? undefined : found;
}
