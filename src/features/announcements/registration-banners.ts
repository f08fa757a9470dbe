import { call } from '../../gateway/client.ts';
import { type Banner, getAnnouncements } from '../../gateway/endpoints/announcements.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import type { AnnouncementsScope } from './announcements.ts';

/** What the registration page asks for: banners of its own group (RG-8). */
const TYPES = 'B';
const GROUP = 'm_reg';
/** Milliseconds until a new reader asks again (B7: cached). */
const FRESH = 120_000;

/** The banners of the registration page that have something to show. */
export function registrationBanners({
  merchantCode,
  language,
}: AnnouncementsScope): Resource<readonly Banner[]> {
  return resource(
    `registration-banners/${merchantCode}/${language}`,
    async (signal) => {
      const query = { types: TYPES, groupName: GROUP, platform: 'M', merchantCode, language } as const;
      const { banners } = await call(getAnnouncements, { query }, { signal });
      return banners.filter(({ url, title }) => url || title.trim());
    },
    { freshFor: FRESH },
  );
}
