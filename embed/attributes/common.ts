import { MAX_HEIGHT, numberRule } from './read-attributes.ts';

/** `auto` follows the system; the default is dark. */
export const theme = { of: ['dark', 'light', 'auto'] } as const;

export type Theme = (typeof theme.of)[number];

/**
 * Attributes of every mount, in addition to `lang`. The loader reserves the height; it is here so that a wrong value
 * is reported.
 */
export const common = { theme, minHeight: numberRule(0, MAX_HEIGHT, 0) } as const;

/** Hides the legal line, for pages that show one themselves. The login has no legal line. */
export const legal = { of: ['none'] } as const;

/** Where a chosen game opens: over the page (default) or in a new tab. */
export const play = { of: ['page', 'tab'] } as const;
