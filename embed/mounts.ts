import { announcements } from './attributes/announcements.ts';
import type { common } from './attributes/common.ts';
import { lobby } from './attributes/lobby.ts';
import { login } from './attributes/login.ts';
import type { language, OptionsOf } from './attributes/read-attributes.ts';
import { winners } from './attributes/winners.ts';

/**
 * What a page can mount: each name with its attributes, `schemas/<name>.ts`. A row here and in `heights.ts`, its view in
 * `mounts/<name>.tsx` (`.ts` where it has no framework) and the notes on its attributes in `attribute-notes.ts` are all
 * that a further one takes. A view imports its own attributes alone, so that no mount carries those of the others.
 */
export const mounts = { winners, lobby, login, announcements } as const;

export type Mounts = typeof mounts;
export type MountName = keyof Mounts;

/** What every mount has, as values. */
export type Common = OptionsOf<{ lang: typeof language } & typeof common>;

/** The attributes of a mount as values. */
export type Options<Name extends MountName> = OptionsOf<Mounts[Name]> & Common;
