import { platform } from '../../platform/platform.ts';

export const OWN_KEY = 'MC_OWN_GAMES';

/** Whether there was something to go on with when FAV was last shown here (HM-2). */
export const hadOwnGames = (): boolean => platform().persistentStorage.get(OWN_KEY) === '1';
