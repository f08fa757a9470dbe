import { type ReactNode, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns whether React may render values that only the device knows: its storage, its session, its screen. False on the server and
 * while React hydrates the server's HTML, which has to be the same; true afterwards, and from the start elsewhere. Its change is
 * synchronous, so a component that contains lazy parts uses {@link AfterHydration} instead: React discards the HTML of lazy parts
 * that it renders again before their code has arrived, and with it the early taps on them.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * Returns whether the component came as the server's HTML: true on the server, while React hydrates and afterwards. It never
 * changes, so it causes no further render.
 */
export function useServed(): boolean {
  const [own] = useState(() => ({ served: false }));
  return useSyncExternalStore(
    neverChanges,
    () => own.served,
    () => {
      own.served = true;
      return true;
    },
  );
}

/** Renders its children once React has hydrated the page, without rendering anything around them again. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null;
}

/** Returns the time zone to format times in: the server, and React while it hydrates, do not know the device's. */
export const useZone = (): 'UTC' | undefined => (useHydrated() ? undefined : 'UTC');
