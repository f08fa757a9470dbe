import { type Banner, getAnnouncements } from '../../gateway/endpoints/announcements.ts';
import { gatewayRead } from '../../gateway/gateway-read.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { type AnnouncementsScope, FRESH, shownBanners } from './announcements.ts';

/** The banners of a group that is not home's, such as m_leftmenu (DR-3) or m_reg (RG-8); those with something to show. */
export function groupBanners(
  { merchantCode, language }: AnnouncementsScope,
  groupName: string,
): Resource<readonly Banner[]> {
  const query = { types: 'B', groupName, platform: 'M', merchantCode, language } as const;
  return resource(
    `banners/${groupName}/${merchantCode}/${language}`,
    gatewayRead(getAnnouncements, query, ({ banners }) => shownBanners(banners)),
    { freshFor: FRESH },
  );
}
