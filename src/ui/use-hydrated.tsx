import { startTransition, useEffect, useState } from 'react';

/** Whether components may take over the server's HTML when they mount. */
let isHydrating = false;

/** Says that the document has HTML of a server, or is being rendered on one. Call the returned function when React has taken it over. */
export function beginHydration(): () => void {
  isHydrating = true;
  return () => {
    isHydrating = false;
  };
}

/**
 * Returns whether React may render what only the device knows: its storage, its session, its screen. False on the server and
 * while React hydrates the server's HTML, which has to be the same; true afterwards, and from the start elsewhere.
 *
 * It changes in a transition. A synchronous update would make React discard the HTML of lazy parts whose code has not arrived,
 * and with it the early taps on them.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(!isHydrating);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

/** Returns the time zone to format times in: the server, and React while it hydrates, do not know the device's. */
export const useZone = (): 'UTC' | undefined => (useHydrated() ? undefined : 'UTC');
