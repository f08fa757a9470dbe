import { call } from '../gateway/client.ts';
import { type Announcement, markAnnouncementRead } from '../gateway/endpoints/announcements.ts';
import type { SessionInfo } from '../gateway/endpoints/session.ts';
import type { Remote } from '../gateway/resource.ts';
import { wait } from '../lib/timing.ts';
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
export function markRead(scope: AnnouncementsScope, { id, read }: Announcement): void {
  const session = $session.get();
  if (!keepsRead(session) || read) return;
  ownAnnouncements(scope).mutate((all) => ({
    ...all,
    player: all.player.map((one) => (one.id === id ? { ...one, read: true } : one)),
  }));
  unsent.push({ scope, id, session });
  if (unsent.length === 1) void sendRead();
}

/** Whether what is read is kept for this player. */
export function keepsRead(session: SessionInfo | undefined): boolean {
  return session !== undefined && !isTrial(session.type);
}

const unsent: { scope: AnnouncementsScope; id: string; session: SessionInfo | undefined }[] = [];

/** Sends what was read, one at a time, then reads the list anew: not in between, when it would still be behind. */
async function sendRead(): Promise<void> {
  for (let next = unsent[0]; next; next = unsent[0]) {
    const spaced = wait(MARK_THROTTLE);
    // Whoever has signed in meanwhile has not read it.
    const same = next.session === $session.get();
    try {
      if (same) await call(markAnnouncementRead, { body: { announcementId: next.id, read: true } });
    } catch (error) {
      platform().report({ name: 'announcement-read', detail: String(error) });
    }
    const { scope } = unsent.shift()!;
    if (unsent.length) await spaced;
    else await ownAnnouncements(scope).reload();
  }
}
