import { gatewayRead } from '../../gateway/cache/gateway-read.ts';
import { type Remote, type Resource, resource } from '../../gateway/cache/resource.ts';
import { type Banner, getAnnouncements } from '../../gateway/endpoints/announcements.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { type RouteName, routeAt } from '../../routes/routes.ts';

export interface AnnouncementsScope {
  merchantCode: string;
  language: string;
  /**
   * Key prefix for responses that depend on the session, so that they are discarded with it; empty when no
   * session is sent.
   */
  owner?: string;
}

/** Announcements by list: promotion, banners, player, popup, hot. */
export type Announcements = Reply<typeof getAnnouncements>;

/** The types that home requests: banner, player, popup, promotion, hot. */
const HOME_TYPES = 'B,PL,PU,PR,H';
const HOME_GROUP = 'm_home';
export const FRESH_FOR = 120_000;

function announcementsQuery({
  merchantCode,
  language,
}: Pick<AnnouncementsScope, 'merchantCode' | 'language'>) {
  return { types: HOME_TYPES, groupName: HOME_GROUP, platform: 'M', merchantCode, language } as const;
}

/** Returns the announcements of home, notices and popups, which share one request (AN-4). */
export function announcements(scope: AnnouncementsScope): Resource<Announcements> {
  return resource(
    `${scope.owner ?? ''}announcements/${scope.merchantCode}/${scope.language}`,
    gatewayRead(getAnnouncements, announcementsQuery(scope)),
    { freshFor: FRESH_FOR },
  );
}

/** Returns the banners that have a picture or a title. */
export function bannersWithContent(banners: readonly Banner[]): readonly Banner[] {
  return banners.filter(({ url, title }) => url || title.trim());
}

export function bannersOf(remote: Remote<Announcements>): Remote<readonly Banner[]> {
  return remote.state === 'ready'
    ? { state: 'ready', value: bannersWithContent(remote.value.banners) }
    : remote;
}

/** Returns the picture of the banner that links to a route, or an empty string. */
export function bannerPictureFor(route: RouteName, banners: Remote<readonly Banner[]>): string {
  if (banners.state !== 'ready') return '';
  return banners.value.find(({ link }) => routeAt(link) === route)?.url ?? '';
}
