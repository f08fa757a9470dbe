import { platform } from '../platform/platform.ts';

/** Returns whether this is the player's own device, and has passkeys. They are refused on hosts without a name, such as 127.0.0.1. */
export function canUsePasskeys(): boolean {
  return platform().ownDevice === true && 'PublicKeyCredential' in globalThis;
}
