import { language, type OptionsOf, whole } from './attributes.ts';

/**
 * What a page can mount: each name with its attributes. A row here and in `heights.ts`, its view in `mounts/<name>.tsx`
 * and the notes on its attributes in `attribute-notes.ts` are all that a further one takes.
 */
export const mounts = {
  winners: {
    lang: language,
    limit: whole(1, 100, 20),
  },
} as const;

export type Mounts = typeof mounts;
export type MountName = keyof Mounts;

/** What every mount has. */
type Common = OptionsOf<{ lang: typeof language }>;

/** The attributes of a mount as values. */
export type Options<Name extends MountName> = OptionsOf<Mounts[Name]> & Common;
