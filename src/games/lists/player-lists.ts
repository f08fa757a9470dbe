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
import { type GameList, gameList } from './game-list.ts';
import { type ListFilters, listKey } from './lists.ts';

/** Games of one page of the favourites, and recent games asked for (B9). */
const FAVOURITES_PAGE = 15;
const RECENT_PAGE = 18;

/** Keys of the lists of favourites begin so. */
const FAVOURITES = `${PERSONAL_PREFIX}favourite-games/`;

/**
 * The endless list of the member's favourites; read it only where there is a session. With a name it ends with its
 * first page (B4).
 */
export function favouriteGames({ language }: LobbyScope, choice: ListFilters = {}): GameList {
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
    // A gateway that does not know a parameter sends all.
    const list = content.filter((game) => matches(game, choice));
    return name ? { list, totalPages: 1, cut: totalPages > 1 } : { list, totalPages };
  };
  return gameList(key, read, (game) => !name && matches(game, choice));
}

/** Every list of favourites that is in the cache. */
export function favouriteLists(): InfiniteResource<Game>[] {
  return resourcesUnder(FAVOURITES) as unknown as InfiniteResource<Game>[];
}

/** Keys of the lists of recent games begin so. */
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

/** What the member played lately, latest first; read it only where there is a session. */
export function recentGames({ language }: LobbyScope): Resource<Game[]> {
  return resource(`${RECENT}${language}`, async (signal) => (await readRecent(language, 1, signal)).list);
}

/** The same as an endless list, narrowed by a name. */
export function recentList({ language }: LobbyScope, { name = '' }: ListFilters = {}): GameList {
  return gameList(listKey(`${RECENT}list/${language}`, { name }), async (page, signal) => {
    const asked = { ...(name && { gameName: name }) };
    const { list, totalPages } = await readRecent(language, page, signal, asked);
    // A gateway that does not know the parameter sends all.
    return { list: filterByName(list, name), totalPages };
  });
}
