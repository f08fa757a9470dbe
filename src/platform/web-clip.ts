import type { Platform } from './platform.ts';

/** Storage key that marks a home-screen shortcut of the operator's configuration profile. */
export const WEBCLIP_KEY = 'WEBCLIP';
/** Query of such a shortcut: `/m/home?webclip=1`. */
const MARK = /[?&]webclip=1\b/;

/**
 * Records that the site was opened from such a shortcut. Not in a browser tab: an app installed from it later shares
 * the browser's storage on Android.
 */
export function recordWebClip({ device, persistentStorage, here }: Platform): void {
  if (device.installed && MARK.test(here())) persistentStorage.set(WEBCLIP_KEY, '1');
}
