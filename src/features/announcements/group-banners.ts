import { gatewayRead } from '../../gateway/cache/gateway-read.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { type Banner, getAnnouncements } from '../../gateway/endpoints/announcements.ts';
import { type AnnouncementsScope, bannersWithContent, FRESH_FOR } from './announcements.ts';

/** Returns the banners of a group other than home, such as m_leftmenu (DR-3) or m_reg (RG-8). */
export function groupBanners(
  { merchantCode, language }: AnnouncementsScope,
  groupName: string,
): Resource<readonly Banner[]> {
  const query = { types: 'B', groupName, platform: 'M', merchantCode, language } as const;
  return resource(
    `banners/${groupName}/${merchantCode}/${language}`,
    gatewayRead(getAnnouncements, query, ({ banners }) => bannersWithContent(banners)),
    { freshFor: FRESH_FOR },
  );
}
