/** Stands in for the site's: no server renders a mount. */
export const useHydrated = (): boolean => true;
export const useZone = (): undefined => undefined;
