import { type Remote, type Resource, resource } from '../../gateway/cache/resource.ts';
import { type Banner, getAnnouncements } from '../../gateway/endpoints/announcements.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { type RouteName, routeAt } from '../../routes/routes.ts';

export interface AnnouncementsScope {
  merchantCode: string;
  language: string;
  /**
   * What the key begins with where answers depend on who is signed in, so that they are forgotten with the
   * session; nothing where no session is sent.
   */
  owner?: string;
}

/** Announcements by key: promotion, banners, player, popup, hot (B3). */
export type Announcements = Reply<typeof getAnnouncements>;

/** The types home asks for (B7): banner, player, popup, promotion, hot. */
const HOME_TYPES = 'B,PL,PU,PR,H';
const HOME_GROUP = 'm_home';
/** Milliseconds until a new reader asks again (B7: cached). */
export const FRESH = 120_000;

/** What they are asked for by. */
export function announcementsQuery({
  merchantCode,
  language,
}: Pick<AnnouncementsScope, 'merchantCode' | 'language'>) {
  return { types: HOME_TYPES, groupName: HOME_GROUP, platform: 'M', merchantCode, language } as const;
}

/** All that home, the notices and the popups show of announcements; one read serves them all (AN-4). */
export function announcements(scope: AnnouncementsScope): Resource<Announcements> {
  return resource(
    `${scope.owner ?? ''}announcements/${scope.merchantCode}/${scope.language}`,
    (signal) => call(getAnnouncements, { query: announcementsQuery(scope) }, { signal }),
    { freshFor: FRESH },
  );
}

/** The banners that have something to show. */
export function shownBanners(banners: readonly Banner[]): readonly Banner[] {
  return banners.filter(({ url, title }) => url || title.trim());
}

/** Those of home. */
export function bannersOf(remote: Remote<Announcements>): Remote<readonly Banner[]> {
  return remote.state === 'ready' ? { state: 'ready', value: shownBanners(remote.value.banners) } : remote;
}

/** The picture of the banner that leads to a route; empty where there is none. */
export function pictureFor(route: RouteName, banners: Remote<readonly Banner[]>): string {
  if (banners.state !== 'ready') return '';
  return banners.value.find(({ link }) => routeAt(link) === route)?.url ?? '';
}
