import type { Common, MountName, Mounts } from '../mounts.ts';

type Notes<Attributes> = Readonly<Record<keyof Attributes, string>>;

/** Descriptions for the documentation: attributes of every mount. */
export const commonNotes: Notes<Common> = {
  lang: "Language of the texts. Default: the page's `<html lang>`, then the operator's default.",
  theme: "Colours of the widget and of its dialogs. `auto` follows the reader's system. Default: `dark`.",
  minHeight: 'CSS pixels reserved until the data arrives, to avoid layout shift.',
};

const play =
  "Where a chosen game opens: over the page, or in a new tab of the operator's site. Default: `page`.";

const legal = 'Hides the line about age, responsible gaming and terms, if your page shows one itself.';

/** Descriptions of the other attributes. A missing or unknown name does not compile. */
export const attributeNotes: { readonly [Name in MountName]: Notes<Omit<Mounts[Name], keyof Common>> } = {
  winners: {
    limit: 'Number of wins. With more than six the board scrolls automatically.',
    title: 'Hides the title, if your page has its own.',
    play,
    legal,
  },
  lobby: {
    category: 'The first category. Default: hot games, or the first category of the studio.',
    vendor: 'The first studio. Default: all.',
    rows: 'Rows of games per page. The height does not depend on the number of games.',
    play,
    legal,
  },
  login: {},
  announcements: {
    list: 'Announcements for players, of promotions or of hot games. Default: `player`.',
    banners: "A group of the operator's banners, shown above the announcements. Default: none.",
    legal,
  },
};
