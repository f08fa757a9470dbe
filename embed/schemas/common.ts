import { HIGHEST, whole } from '../attributes.ts';

/** What every mount has beside its language. The height is kept by the loader; a wrong one is named with the others. */
export const common = { minHeight: whole(0, HIGHEST, 0) } as const;

/** Where a game that was chosen is played: over the page, where nothing is said, or in a tab of its own. */
export const play = { of: ['page', 'tab'] } as const;
