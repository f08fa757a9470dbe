import { HIGHEST, whole } from './read-attributes.ts';

/** How a mount looks: as the system does, where that is wanted; dark where nothing is said. */
export const theme = { of: ['dark', 'light', 'auto'] } as const;

export type Theme = (typeof theme.of)[number];

/** What every mount has beside its language. The height is kept by the loader; a wrong one is named with the others. */
export const common = { theme, minHeight: whole(0, HIGHEST, 0) } as const;

/** What every mount but the login has, which shows nothing that would have to be explained: the page may do that itself. */
export const legal = { of: ['none'] } as const;

/** Where a game that was chosen is played: over the page, where nothing is said, or in a tab of its own. */
export const play = { of: ['page', 'tab'] } as const;
