export const useHydrated = (): boolean => true;
export const useZone = (): undefined => undefined;
