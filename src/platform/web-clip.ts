import type { Platform } from './platform.ts';

/** Where a shortcut on the home screen that the operator's profile put there leaves its mark (A3). */
export const WEBCLIP_KEY = 'WEBCLIP';
/** Names such a shortcut in the address that it opens: `/m/home?webclip=1`. */
const MARK = /[?&]webclip=1\b/;

/**
 * Keeps that the site was opened from such a shortcut. The same address in a browser keeps nothing: what is installed
 * from there later is an app of its own, whose storage on Android is the browser's.
 */
export function recordWebClip({ device, persistentStorage, here }: Platform): void {
  if (device.installed && MARK.test(here())) persistentStorage.set(WEBCLIP_KEY, '1');
}
