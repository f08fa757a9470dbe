import { HIGHEST, language, name, type OptionsOf, whole } from './attributes.ts';

/** What every mount has beside its language. The height is kept by the loader; a wrong one is named with the others. */
const common = { minHeight: whole(0, HIGHEST, 0) } as const;

/** Where a game that was chosen is played: over the page, where nothing is said, or in a tab of its own. */
const play = { of: ['page', 'tab'] } as const;

export const winners = { lang: language, limit: whole(1, 100, 20), play, ...common } as const;

/** How the operator's frame looks is dark where nothing is said. */
export const login = { lang: language, theme: { of: ['dark', 'light'] }, ...common } as const;

export const announcements = {
  lang: language,
  list: { of: ['player', 'promotion', 'hot'] },
  banners: name('a group of banners, such as m_home'),
  ...common,
} as const;

/**
 * What a page can mount: each name with its attributes. A row here and in `heights.ts`, its view in `mounts/<name>.tsx`
 * (`.ts` where it has no framework) and the notes on its attributes in `attribute-notes.ts` are all that a further one takes. A view brings its own
 * attributes alone, so that no mount carries those of the others.
 */
export const mounts = { winners, login, announcements } as const;

export type Mounts = typeof mounts;
export type MountName = keyof Mounts;

/** What every mount has, as values. */
export type Common = OptionsOf<{ lang: typeof language } & typeof common>;

/** The attributes of a mount as values. */
export type Options<Name extends MountName> = OptionsOf<Mounts[Name]> & Common;
