/** The markets with a pack; `general` is for all others. In its own file, because every bundle validates the name. */
export const markets = ['general', 'uk', 'germany', 'ontario', 'malta', 'brazil', 'spain'] as const;

export type Market = (typeof markets)[number];
