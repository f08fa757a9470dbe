import { platform } from '../platform/platform.ts';

/** Returns whether passkeys work here: on the player's own device, and on a host with a name, not an IP address. */
export function canUsePasskeys(): boolean {
  return (
    platform().ownDevice === true &&
    'PublicKeyCredential' in globalThis &&
    !/^[\d.]+$|:/.test(location.hostname)
  );
}
