import { existsSync } from 'node:fs';
import { findChromium } from '../browser.ts';

/** What a terminal of Debian has beside Chromium, and what plays its visitors' hands. */
export const packages = ['xvfb', 'openbox', 'xdotool'] as const;

const paths = ['/usr/bin/Xvfb', '/usr/bin/openbox', '/usr/bin/xdotool', '/usr/bin/unshare'];

/** Why a terminal cannot be tried on this machine; nothing where it can. */
export function missing(): string | undefined {
  const absent = paths.find((path) => !existsSync(path));
  if (absent) return `${absent} is not here`;
  // The policies of Chromium have one place on a machine: only root can give one browser its own.
  if (process.getuid?.() !== 0) return 'only root can give a browser policies of its own';
  return windowed() ? undefined : 'there is no Chromium with windows';
}

/** A Chromium with windows: the headless one has neither windows nor policies. */
export function windowed(): string | undefined {
  const found = findChromium();
  return found?.includes('headless') ? undefined : found;
}
