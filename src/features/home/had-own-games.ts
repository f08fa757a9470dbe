import { platform } from '../../platform/platform.ts';

export const OWN_KEY = 'MC_OWN_GAMES';

/** Returns whether FAV had games when it was last shown on this device (HM-2). */
export const hadOwnGames = (): boolean => platform().persistentStorage.get(OWN_KEY) === '1';
