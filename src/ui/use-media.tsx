import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches, such as `(min-width: 1024px)`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Returns whether the screen is as wide as the styles for wide screens demand. */
export const useWideScreen = (): boolean => useMedia('(min-width: 1024px)');
