import type { Remote } from '../../gateway/cache/resource.ts';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import type { SessionInfo } from '../../gateway/endpoints/session.ts';
import { isTrial } from '../../session/account-types.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { type Announcements, type AnnouncementsScope, announcements } from './announcements.ts';

export function currentAnnouncements(scope: AnnouncementsScope) {
  return announcements({ ...scope, owner: PERSONAL_PREFIX });
}

/** Returns the list of the marquee and the notice page, which share its indexes. */
export function playerNews(remote: Remote<Announcements>): Remote<readonly Announcement[]> {
  return remote.state === 'ready' ? { state: 'ready', value: remote.value.player } : remote;
}

export function storesReadMarks(session: SessionInfo | undefined): boolean {
  return session !== undefined && !isTrial(session.type);
}
