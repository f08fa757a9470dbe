import { $status } from '../config/status.ts';
import { currentAnnouncements } from '../features/announcements/notices.ts';
import { catalogue } from '../games/catalogue.ts';
import { hotGames } from '../games/games.ts';
import type { PageModule } from '../shell/page/page-store.ts';

/** The reads of home, on the site and on a terminal. */
export const homeReads: PageModule['reads'] = (scope) => [
  $status,
  currentAnnouncements(scope),
  hotGames(scope),
  catalogue(scope),
];
