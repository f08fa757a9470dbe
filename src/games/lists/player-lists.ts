import type { InfiniteResource } from '../../gateway/cache/paginated.ts';
import { type Resource, resource, resourcesUnder } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { getFavourites, getRecentGames } from '../../gateway/endpoints/player-games.ts';
import { call } from '../../gateway/http/client.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { rememberGames } from '../known-games.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { filterByName } from './filter-by-name.ts';
import { matches } from './game-filters.ts';
import { type GameResource, gameList } from './game-list.ts';
import { type ListFilters, listKey } from './lists.ts';

/** Games per page of the favourites and the recent games. */
const FAVOURITES_PAGE = 15;
const RECENT_PAGE = 18;

/** Prefix of the cache keys of favourites. */
const FAVOURITES = `${PERSONAL_PREFIX}favourite-games/`;

/**
 * Returns the infinite list of the member's favourites; subscribe only with a session. With a name it has one page.
 */
export function favouriteGames({ language }: LobbyScope, choice: ListFilters = {}): GameResource {
  const { gameType, name, minBet, classify } = choice;
  const key = listKey(FAVOURITES + language, { ...choice });
  const read = async (pageNo: number, signal: AbortSignal) => {
    const query = {
      pageNo,
      pageSize: FAVOURITES_PAGE,
      language,
      ...(gameType && { gameType }),
      ...(name && { gameName: name }),
      ...(classify && { gameClassify: classify }),
      ...(minBet && { minBet }),
    };
    const { content, totalPages } = await call(getFavourites, { query }, { signal });
    rememberGames(language, content);
    // A gateway that ignores a parameter sends all games.
    const list = content.filter((game) => matches(game, choice));
    return name ? { list, totalPages: 1, cut: totalPages > 1 } : { list, totalPages };
  };
  return gameList(key, read, { belongs: (game) => !name && matches(game, choice) });
}

/** Returns all cached lists of favourites. */
export function favouriteLists(): InfiniteResource<Game>[] {
  return resourcesUnder(FAVOURITES) as unknown as InfiniteResource<Game>[];
}

/** Prefix of the cache keys of recent games. */
export const RECENT = `${PERSONAL_PREFIX}recent-games/`;

async function readRecent(
  language: string,
  page: number,
  signal?: AbortSignal,
  asked: { gameName?: string } = {},
) {
  const query = { page, pageSize: RECENT_PAGE, language, clientType: 2, ...asked } as const;
  const answer = await call(getRecentGames, { query }, { signal });
  rememberGames(language, answer.list);
  return answer;
}

/** Returns the member's recent games, the latest first; subscribe only with a session. */
export function recentGames({ language }: LobbyScope): Resource<Game[]> {
  return resource(`${RECENT}${language}`, async (signal) => (await readRecent(language, 1, signal)).list);
}

/** Returns the recent games as an infinite list, filtered by a name. */
export function recentList({ language }: LobbyScope, { name = '' }: ListFilters = {}): GameResource {
  return gameList(listKey(`${RECENT}list/${language}`, { name }), async (page, signal) => {
    const asked = { ...(name && { gameName: name }) };
    const { list, totalPages } = await readRecent(language, page, signal, asked);
    // A gateway that ignores the parameter sends all games.
    return { list: filterByName(list, name), totalPages };
  });
}
