import { mutate } from '../../gateway/cache/mutate.ts';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { $session } from '../../session/session.ts';
import type { AnnouncementsScope } from './announcements.ts';
import { currentAnnouncements, storesReadMarks } from './notices.ts';
import { reportRead } from './read-reports.ts';

/**
 * Marks an opened announcement as read on screen and at the gateway, then refetches it (AN-2). Does nothing for
 * guests and trial accounts (SE-5).
 */
export function markRead(scope: AnnouncementsScope, { id, read }: Announcement): void {
  const session = $session.get();
  if (!storesReadMarks(session) || read) return;
  const $news = currentAnnouncements(scope);
  const noted = (list: readonly Announcement[]) =>
    list.map((one) => (one.id === id ? { ...one, read: true } : one));
  mutate($news, (all) => ({
    ...all,
    player: noted(all.player),
    hot: noted(all.hot),
    promotion: noted(all.promotion),
  }));
  reportRead(id, $news.reload);
}
