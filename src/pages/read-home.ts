import { $status } from '../config/status.ts';
import { currentAnnouncements } from '../features/announcements/notices.ts';
import { catalogue } from '../games/catalogue.ts';
import { hotGames } from '../games/games.ts';
import { readAhead } from './read-ahead.ts';

/** Reads what home shows first, on the site and on a terminal. */
export const readHome = () =>
  readAhead((scope) => [$status, currentAnnouncements(scope), hotGames(scope), catalogue(scope)]);
