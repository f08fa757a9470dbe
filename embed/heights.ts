import type { LanguageCode } from '../src/i18n/languages.ts';
import type { MountName } from './mounts.ts';

/**
 * CSS pixels of a mount; further ones for each of what an attribute counts, or once where it is a name; and how often
 * those are added where it is missing, 0 times unless told.
 */
export type HeightRule = readonly [base: number, each?: number, attribute?: string, missing?: number];

/**
 * What a mount keeps free before its data is there, so that nothing on the page moves: by the languages whose script
 * needs another height than all others.
 */
export type MountHeight = Readonly<Partial<Record<LanguageCode, HeightRule>>> & { readonly all: HeightRule };

/** CSS pixels of the legal line, which are in the heights below, beyond the padding that it takes up. */
export const LEGAL_LINE_HEIGHT = 32;

/**
 * Heights of the mounts at a font size of 16 px. A quarter of each is fixed, the rest grows with the reader's font size:
 * `max(1px, 0.25px + 0.046875em)` for each pixel, in `hosts.ts` and, as `--row-unit`, in `embed.css`. The lobby: what stands over its rows of games, and each of them. The winners board: heading, six rows and the space around them; lines of Urdu are higher. The
 * announcements: the strip and, where they are asked for, the banners over it.
 */
export const heights: Readonly<Record<MountName, MountHeight>> = {
  winners: { all: [460], UR: [580] },
  lobby: { all: [276, 167, 'rows', 2], UR: [288, 189, 'rows', 2] },
  login: { all: [44] },
  announcements: { all: [100, 148, 'banners'] },
};
