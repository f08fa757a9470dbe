import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { type Announcement, type Banner, getAnnouncements } from '../../gateway/endpoints/announcements.ts';
import { call } from '../../gateway/http/client.ts';

/** Codes of the lists whose announcements are for everybody to read (B3). */
const codes = { player: 'PL', promotion: 'PR', hot: 'H' } as const;

export type NewsList = keyof typeof codes;

interface Wanted {
  merchantCode: string;
  language: string;
  list: NewsList;
  /** The operator's name of a group of banners, such as m_home; without one there are none. */
  group: string | undefined;
}

/** One list of announcements as a guest has it, with the banners of a group. */
export interface News {
  list: readonly Announcement[];
  banners: readonly Banner[];
}

/** Named where no banners are asked for: a gateway may ask for a name all the same. */
const HOME_GROUP = 'm_home';
/** Milliseconds until a new reader asks again (B7: cached). */
const FRESH = 120_000;

/** Reads one list of announcements alone, with the banners of a group where one is named. */
export function newsList({ merchantCode, language, list, group = '' }: Wanted): Resource<News> {
  const types = group ? `${codes[list]},B` : codes[list];
  return resource(
    `news/${merchantCode}/${language}/${list}/${group}`,
    async (signal) => {
      const query = { types, groupName: group || HOME_GROUP, platform: 'M', merchantCode, language } as const;
      const answer = await call(getAnnouncements, { query }, { signal });
      return { list: answer[list], banners: answer.banners.filter(({ url, title }) => url || title.trim()) };
    },
    { freshFor: FRESH },
  );
}
