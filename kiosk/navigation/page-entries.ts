import { pages as sitePages } from '../../src/pages/entries.ts';

/** Pages by route. Home is the terminal's own. */
export const pages: typeof sitePages = {
  ...sitePages,
  home: { load: () => import('../home/terminal-home.tsx') },
};
