import { call } from '../gateway/client.ts';
import { type Announcement, markAnnouncementRead } from '../gateway/endpoints/announcements.ts';
import type { Remote } from '../gateway/resource.ts';
import { throttle } from '../lib/timing.ts';
import { platform } from '../platform/platform.ts';
import { isTrial } from '../session/account-types.ts';
import { $session, PERSONAL } from '../session/session.ts';
import { type Announcements, type AnnouncementsScope, announcements } from './announcements.ts';

/** Milliseconds between two reads that are sent (B7). */
const MARK_THROTTLE = 150;

/** The announcements as the member, or a guest, has them. */
export function ownAnnouncements(scope: AnnouncementsScope) {
  return announcements({ ...scope, owner: PERSONAL });
}

/** The list behind the marquee and the notice page; both count by the same index. */
export function playerNews(remote: Remote<Announcements>): Remote<readonly Announcement[]> {
  return remote.state === 'ready' ? { state: 'ready', value: remote.value.player } : remote;
}

/**
 * Notes that an opened announcement was read (AN-2): here at once, then at the gateway, then as the gateway has
 * it. Guests have nothing to note, and a trial account does not mark (SE-5).
 */
export async function markRead(scope: AnnouncementsScope, { id, read }: Announcement): Promise<void> {
  const session = $session.get();
  if (!session || isTrial(session.type) || read) return;
  ownAnnouncements(scope).mutate((all) => ({
    ...all,
    player: all.player.map((one) => (one.id === id ? { ...one, read: true } : one)),
  }));
  sendRead(scope, id);
}

const sendRead = throttle(MARK_THROTTLE, async (scope: AnnouncementsScope, announcementId: string) => {
  try {
    await call(markAnnouncementRead, { body: { announcementId, read: true } });
    await ownAnnouncements(scope).reload();
  } catch (error) {
    platform().report({ name: 'announcement-read', detail: String(error) });
  }
});
