import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { type Announcement, type Banner, getAnnouncements } from '../../gateway/endpoints/announcements.ts';
import { call } from '../../gateway/http/client.ts';

/** The gateway's codes of the public lists. */
const codes = { player: 'PL', promotion: 'PR', hot: 'H' } as const;

export type NewsList = keyof typeof codes;

interface NewsQuery {
  merchantCode: string;
  language: string;
  list: NewsList;
  /** The operator's banner group, such as m_home; none without it. */
  group: string | undefined;
}

/** One announcement list as guests see it, with the banners of a group. */
export interface News {
  list: readonly Announcement[];
  banners: readonly Banner[];
}

/** Sent when no banners are wanted: some gateways require a group. */
const HOME_GROUP = 'm_home';
const FRESH_FOR = 120_000;

/** Returns one announcement list with the banners of a group, if one is named. */
export function newsList({ merchantCode, language, list, group = '' }: NewsQuery): Resource<News> {
  const types = group ? `${codes[list]},B` : codes[list];
  return resource(
    `news/${merchantCode}/${language}/${list}/${group}`,
    async (signal) => {
      const query = { types, groupName: group || HOME_GROUP, platform: 'M', merchantCode, language } as const;
      const answer = await call(getAnnouncements, { query }, { signal });
      return { list: answer[list], banners: answer.banners.filter(({ url, title }) => url || title.trim()) };
    },
    { freshFor: FRESH_FOR },
  );
}
