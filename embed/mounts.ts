import { language, type OptionsOf, type Whole, whole } from './attributes.ts';

/** CSS pixels a mount may be told to keep free before its data is there. */
const HIGHEST = 4000;
/** CSS pixels of the winners board: heading, six rows and the space around them. */
const BOARD = 428;
/** The same in Urdu, whose lines are higher. */
const URDU_BOARD = 548;

/**
 * What a page can mount: each name with its attributes. A row here, its view in `mounts/<name>.tsx` and the
 * notes on its attributes in `attribute-notes.ts` are all that a further one takes.
 */
export const mounts = {
  winners: {
    lang: language,
    limit: whole(1, 100, 20),
    minHeight: whole(0, HIGHEST, BOARD, { UR: URDU_BOARD }),
  },
} as const;

export type Mounts = typeof mounts;
export type MountName = keyof Mounts;

/** What every mount has. */
type Common = OptionsOf<{ lang: typeof language; minHeight: Whole }>;

/** The attributes of a mount as values. */
export type Options<Name extends MountName> = OptionsOf<Mounts[Name]> & Common;
