import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { type Banner, getAnnouncements } from '../../gateway/endpoints/announcements.ts';
import { call } from '../../gateway/http/client.ts';
import { type AnnouncementsScope, bannersWithContent, FRESH_FOR } from './announcements.ts';

/** Returns the banners of a group other than home, such as m_leftmenu (DR-3) or m_reg (RG-8). */
export function groupBanners(
  { merchantCode, language }: AnnouncementsScope,
  groupName: string,
): Resource<readonly Banner[]> {
  return resource(
    `banners/${groupName}/${merchantCode}/${language}`,
    async (signal) => {
      const query = { types: 'B', groupName, platform: 'M', merchantCode, language } as const;
      return bannersWithContent((await call(getAnnouncements, { query }, { signal })).banners);
    },
    { freshFor: FRESH_FOR },
  );
}
