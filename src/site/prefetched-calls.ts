import { announcementsQuery } from '../features/announcements/announcements.ts';
import { vendorsQuery } from '../games/catalogue.ts';
import { hotGamesQuery } from '../games/games.ts';
import { getAnnouncements } from '../gateway/endpoints/announcements.ts';
import { getHotGames, getVendors } from '../gateway/endpoints/lobby.ts';
import { getStatus } from '../gateway/endpoints/system.ts';
import type { Query } from '../gateway/http/build-url.ts';
import type { AnyEndpoint } from '../gateway/http/endpoint.ts';
import type { RouteName } from '../routes/routes.ts';

/** A read that the page starts before the code is there. */
export interface PrefetchedCall {
  row: AnyEndpoint;
  /** As the code asks, or the answer is of no use to it. */
  query?: Query;
  /** Pages that need it, each by one of its routes; absent: all. */
  on?: readonly RouteName[];
}

interface Scope {
  merchantCode: string;
  language: string;
}

/**
 * The reads that the page starts before the code is there, in their order. The build writes them into the page
 * (`prefetch.ts`), which does not have the table of endpoints; the first two are what the first banner waits for.
 */
export const prefetchedCalls = (scope: Scope): PrefetchedCall[] => [
  { row: getStatus },
  { row: getAnnouncements, query: announcementsQuery(scope), on: ['home'] },
  {
    row: getVendors,
    query: vendorsQuery(scope),
    on: ['home', 'gameList', 'hotGames', 'favouriteGames'],
  },
  { row: getHotGames, query: hotGamesQuery(scope), on: ['home'] },
];
