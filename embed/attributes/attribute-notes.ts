import type { Common, MountName, Mounts } from '../mounts.ts';

type Notes<Attributes> = Readonly<Record<keyof Attributes, string>>;

/** Descriptions for the documentation: attributes of every mount. */
export const commonNotes: Notes<Common> = {
  lang: "Language of the texts. Left out: the page's `<html lang>`, else the operator's default.",
  theme: 'How it looks, and what it opens; `auto` follows the system of the reader. Left out: `dark`.',
  minHeight: 'CSS pixels kept free before the data is there, so that nothing on the page moves.',
};

const play =
  "Where a chosen game is played: over the page, or in a tab of the operator's site. Left out: `page`.";

const legal =
  'Leaves out the line about age, responsible gaming and terms, where your page says these itself. Left out: the line is shown.';

/** Descriptions of the other attributes. A missing or unknown name does not compile. */
export const attributeNotes: { readonly [Name in MountName]: Notes<Omit<Mounts[Name], keyof Common>> } = {
  winners: {
    limit: 'Wins shown. Above six the board scrolls by itself.',
    title: 'Leaves out the title, where your page has one of its own. Left out: the title is shown.',
    play,
    legal,
  },
  lobby: {
    category: 'The category that is shown first. Left out: the hot games, or the one of the studio.',
    vendor: 'The studio whose games are shown first. Left out: all.',
    rows: 'Rows of games; further ones come by pages, so that the widget keeps its height.',
    play,
    legal,
  },
  login: {},
  announcements: {
    list: 'Which announcements: those for players, of promotions or of hot games. Left out: those for players.',
    banners: "The operator's group of banners that stands over them. Left out: none.",
    legal,
  },
};
