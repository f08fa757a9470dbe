import type { MountName, Mounts } from './mounts.ts';

/** What each attribute is for, as the documentation says it; a missing or an invented one does not compile. */
export const attributeNotes: {
  readonly [Name in MountName]: Readonly<Record<keyof Mounts[Name], string>>;
} = {
  winners: {
    lang: "Language of the texts. Left out: the page's `<html lang>`, else the operator's default.",
    limit: 'Wins shown. Above six the board scrolls by itself.',
  },
};

/** The note on `minHeight`, which every mount has. */
export const heightNote = 'CSS pixels kept free before the data is there, so that nothing on the page moves.';
