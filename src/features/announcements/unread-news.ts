import type { Remote } from '../../gateway/cache/resource.ts';
import type { SessionInfo } from '../../gateway/endpoints/session.ts';
import type { Announcements } from './announcements.ts';
import { storesReadMarks } from './notices.ts';

/** Returns the number of unread announcements; accounts of type 4 have none. */
export function unreadNews(remote: Remote<Announcements>, session: SessionInfo | undefined): number {
  if (remote.state !== 'ready' || !storesReadMarks(session)) return 0;
  return remote.value.player.filter(({ read }) => !read).length;
}
