/**
 * The `sandbox` of a frame that holds a launched game. One from another origin keeps its own storage; one from the
 * site's own origin does not get that, since it could then reach the site's storage and its session.
 */
export function gameSandbox(address: string): string {
  const allowed = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock';
  return new URL(address, location.href).origin === location.origin
    ? allowed
    : `${allowed} allow-same-origin`;
}
