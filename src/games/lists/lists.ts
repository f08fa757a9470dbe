import { mapRead } from '../../gateway/cache/map-read.ts';
import { type GameQuery, gamesRead, hotGamesRead, LIST_PAGE } from '../games.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { type ListChoice, matches } from './game-filters.ts';
import { type GameResource, gameList } from './game-list.ts';

/** Games per page of the hot games. */
const HOT_PAGE = 25;

/** Filters of the hot games, favourites and recent games. */
export type ListFilters = Partial<ListChoice> & { vassalage?: string };

/** Returns the cache key of a filtered list. */
export function listKey(
  prefix: string,
  choice: Readonly<Record<string, string | number | undefined>>,
): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) if (value) asked.set(name, String(value));
  return `${prefix}/${asked}`;
}

/** Returns the infinite list of a category or one of its vendors. */
export function categoryGames(scope: LobbyScope, query: GameQuery, pageSize = LIST_PAGE): GameResource {
  const key = listKey(`list/${scope.merchantCode}/${scope.language}/${pageSize}`, { ...query });
  const page = (pageNo: number) => {
    const games = gamesRead(scope, query, pageNo, pageSize);
    return mapRead(games, ({ games: list, totalPages }) => ({ list, totalPages }));
  };
  return gameList(key, (pageNo, signal) => page(pageNo).read(signal), {
    first: page(1),
    language: scope.language,
  });
}

/** Returns the hot games as an infinite list. The gateway sends all of them; filters and pages are applied here. */
export function hotList(scope: LobbyScope, choice: ListFilters = {}, pageSize = HOT_PAGE): GameResource {
  const key = listKey(`hot-list/${scope.merchantCode}/${scope.language}/${pageSize}`, { ...choice });
  const page = (pageNo: number) =>
    mapRead(hotGamesRead(scope, choice.name), (hot) => {
      const all = hot.filter((game) => matches(game, choice));
      return {
        list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
        totalPages: Math.ceil(all.length / pageSize),
      };
    });
  return gameList(key, (pageNo, signal) => page(pageNo).read(signal), {
    first: page(1),
    language: scope.language,
  });
}
