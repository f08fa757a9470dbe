const ALLOWED = 'allow-scripts allow-forms allow-orientation-lock';
/** Permissions that let a game open browser windows or show browser messages. */
const WINDOWS = 'allow-popups allow-pointer-lock';

const isOwn = (address: string) => new URL(address, location.href).origin === location.origin;

/**
 * Returns the `sandbox` of a game's iframe. A game from the site's own origin gets an opaque origin, otherwise it
 * could read the site's storage and session. `windows` lets it open windows, for rules or history, and capture the
 * pointer.
 */
export function gameSandbox(address: string, windows: boolean): string {
  return [ALLOWED, windows && WINDOWS, !isOwn(address) && 'allow-same-origin'].filter(Boolean).join(' ');
}

/** Returns the origin of messages from such an iframe; an opaque origin is 'null'. */
export function gameOrigin(address: string): string {
  return isOwn(address) ? 'null' : new URL(address).origin;
}
