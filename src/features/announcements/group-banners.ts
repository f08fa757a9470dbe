import { call } from '../../gateway/client.ts';
import { type Banner, getAnnouncements } from '../../gateway/endpoints/announcements.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import type { AnnouncementsScope } from './announcements.ts';

/** Milliseconds until a new reader asks again (B7: cached). */
const FRESH = 120_000;

/** The banners of a group that is not home's, such as m_leftmenu (DR-3); those with something to show. */
export function groupBanners(
  { merchantCode, language }: AnnouncementsScope,
  groupName: string,
): Resource<readonly Banner[]> {
  return resource(
    `banners/${groupName}/${merchantCode}/${language}`,
    async (signal) => {
      const query = { types: 'B', groupName, platform: 'M', merchantCode, language } as const;
      const { banners } = await call(getAnnouncements, { query }, { signal });
      return banners.filter(({ url, title }) => url || title.trim());
    },
    { freshFor: FRESH },
  );
}
