import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { $session } from '../../session/session.ts';
import type { AnnouncementsScope } from './announcements.ts';
import { keepsRead, ownAnnouncements } from './notices.ts';
import { reportRead } from './read-reports.ts';

/**
 * Notes that an opened announcement was read (AN-2): here at once, then at the gateway, then as the gateway has
 * it. Guests have nothing to note, and a trial account does not mark (SE-5).
 */
export function markRead(scope: AnnouncementsScope, { id, read }: Announcement): void {
  const session = $session.get();
  if (!keepsRead(session) || read) return;
  const $news = ownAnnouncements(scope);
  const noted = (list: readonly Announcement[]) =>
    list.map((one) => (one.id === id ? { ...one, read: true } : one));
  $news.mutate((all) => ({
    ...all,
    player: noted(all.player),
    hot: noted(all.hot),
    promotion: noted(all.promotion),
  }));
  reportRead(id, $news.reload);
}
