import type { LanguageCode } from '../src/i18n/languages.ts';
import type { MountName } from './mounts.ts';

/**
 * CSS pixels of a mount: `base`, plus `each` per unit of a numeric attribute (once if it is a name); `missing` is the
 * number of units when the attribute is missing, 0 by default.
 */
export type HeightRule = readonly [base: number, each?: number, attribute?: string, missing?: number];

/** The height to reserve before the data arrives, by language if the script needs more room. */
export type MountHeight = Readonly<Partial<Record<LanguageCode, HeightRule>>> & { readonly all: HeightRule };

/** CSS pixels of the legal line beyond the mount's padding. The heights below include it. */
export const LEGAL_LINE_HEIGHT = 32;

/**
 * Heights at a font size of 16 px. A quarter is fixed, the rest scales with the reader's font size: each pixel is
 * `max(1px, 0.25px + 0.046875em)`, in `loader/hosts.ts` and as `--row-unit` in `embed.css`.
 * winners: heading and six rows. lobby: filters, plus each row of games. announcements: strip, plus banners.
 */
export const heights: Readonly<Record<MountName, MountHeight>> = {
  winners: { all: [460], UR: [580] },
  lobby: { all: [276, 167, 'rows', 2], UR: [288, 189, 'rows', 2] },
  login: { all: [44] },
  announcements: { all: [100, 148, 'banners'] },
};
