import { useSyncExternalStore } from 'react';

const listenToNothing = () => () => {};

/**
 * Whether React may render what only the device knows: its storage, its session, its screen. False on the server and while
 * React takes over the server's HTML, which has to be the same; true from then on, and from the start elsewhere.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );

/** The time zone to write times in: the server, and React while it takes over its HTML, do not know the device's. */
export const useZone = (): 'UTC' | undefined => (useHydrated() ? undefined : 'UTC');
