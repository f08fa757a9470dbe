import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import type { SessionInfo } from '../../gateway/endpoints/session.ts';
import type { Remote } from '../../gateway/resource.ts';
import { isTrial } from '../../session/account-types.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { type Announcements, type AnnouncementsScope, announcements } from './announcements.ts';

/** The announcements as the member, or a guest, has them. */
export function ownAnnouncements(scope: AnnouncementsScope) {
  return announcements({ ...scope, owner: PERSONAL_PREFIX });
}

/** The list behind the marquee and the notice page; both count by the same index. */
export function playerNews(remote: Remote<Announcements>): Remote<readonly Announcement[]> {
  return remote.state === 'ready' ? { state: 'ready', value: remote.value.player } : remote;
}

/** Whether what is read is kept for this player. */
export function keepsRead(session: SessionInfo | undefined): boolean {
  return session !== undefined && !isTrial(session.type);
}
