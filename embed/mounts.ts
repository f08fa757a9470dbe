import { announcements } from './attributes/announcements.ts';
import type { common } from './attributes/common.ts';
import { lobby } from './attributes/lobby.ts';
import { login } from './attributes/login.ts';
import type { language, OptionsOf } from './attributes/read-attributes.ts';
import { winners } from './attributes/winners.ts';

/**
 * All mounts with their attributes. To add one: a row here and in `heights.ts`, `attributes/<name>.ts`,
 * `mounts/<name>.tsx` (`.ts` without a framework) and descriptions in `attributes/attribute-notes.ts`.
 * A view imports only its own schema, which keeps the others out of its bundle.
 */
export const mounts = { winners, lobby, login, announcements } as const;

export type Mounts = typeof mounts;
export type MountName = keyof Mounts;

/** The parsed attributes of every mount. */
export type Common = OptionsOf<{ lang: typeof language } & typeof common>;

/** The parsed attributes of a mount. */
export type Options<Name extends MountName> = OptionsOf<Mounts[Name]> & Common;
