const ALLOWED = 'allow-scripts allow-forms allow-orientation-lock';
/** What has the browser show windows or bubbles of its own. */
const WINDOWS = 'allow-popups allow-pointer-lock';

/** Whether the address is of the page's own origin. */
const isOwn = (address: string) => new URL(address, location.href).origin === location.origin;

/**
 * The `sandbox` of a frame that holds a launched game. One from another origin keeps its own storage; one from the
 * site's own origin does not get that, since it could then reach the site's storage and its session. `windows` lets
 * it open windows, for its rules or its history, and take the pointer, of which the browser tells in a bubble.
 */
export function gameSandbox(address: string, windows: boolean): string {
  return [ALLOWED, windows && WINDOWS, !isOwn(address) && 'allow-same-origin'].filter(Boolean).join(' ');
}

/**
 * The `origin` that messages of such a frame carry. A page without its own origin has an opaque one, which is
 * written 'null'.
 */
export function gameOrigin(address: string): string {
  return isOwn(address) ? 'null' : new URL(address).origin;
}
