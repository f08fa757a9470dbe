import { call } from '../../gateway/client.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { getFavourites, getRecentGames } from '../../gateway/endpoints/own-games.ts';
import type { InfiniteResource } from '../../gateway/paginated.ts';
import { type Resource, resource, resourcesUnder } from '../../gateway/resource.ts';
import { PERSONAL } from '../../session/session.ts';
import { type GameQuery, LIST_PAGE, readGames, readHotGames } from '../games.ts';
import { noteGames } from '../known-games.ts';
import type { LobbyScope } from '../scope.ts';
import { filterByName } from './filter-by-name.ts';
import { type ListChoice, matches } from './game-filters.ts';
import { type GameList, gameList } from './game-list.ts';

/** Games of one page of the favourites, and of the hot page (B9). */
const FAVOURITES_PAGE = 15;
const HOT_PAGE = 25;
/** Recent games asked for (B9). */
const RECENT_PAGE = 18;

/** What a list of hot games, favourites or recent games is narrowed by. */
type Choice = Partial<ListChoice>;

/** Key of a list that is narrowed by a choice. */
function keyOf(prefix: string, choice: Readonly<Record<string, string | number | undefined>>): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) if (value) asked.set(name, String(value));
  return `${prefix}/${asked}`;
}

/** The endless list of a category or of one of its vendors. */
export function categoryGames(scope: LobbyScope, query: GameQuery): GameList {
  const key = keyOf(`list/${scope.merchantCode}/${scope.language}`, { ...query });
  return gameList(key, async (page, signal) => {
    const { games, totalPages } = await readGames(scope, query, page, LIST_PAGE, signal);
    return { list: games, totalPages };
  });
}

/** The hot games as a list; the gateway sends all at once, and they are narrowed and shown by pages. */
export function hotList(scope: LobbyScope, choice: Choice = {}, pageSize = HOT_PAGE): GameList {
  const key = keyOf(`hot-list/${scope.merchantCode}/${scope.language}/${pageSize}`, { ...choice });
  return gameList(key, async (page, signal) => {
    const hot = await readHotGames(scope, signal, choice.name);
    const all = hot.filter((game) => matches(game, choice));
    return {
      list: all.slice((page - 1) * pageSize, page * pageSize),
      totalPages: Math.ceil(all.length / pageSize),
    };
  });
}

/** Keys of the lists of favourites begin so. */
const FAVOURITES = `${PERSONAL}favourite-games/`;

/**
 * The endless list of the member's favourites; read it only where there is a session. With a name it ends with its
 * first page (B4).
 */
export function favouriteGames({ language }: LobbyScope, choice: Choice = {}): GameList {
  const { gameType, name, minBet, classify } = choice;
  const key = keyOf(FAVOURITES + language, { ...choice });
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
    noteGames(language, content);
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
export const RECENT = `${PERSONAL}recent-games/`;

async function readRecent(
  language: string,
  page: number,
  signal?: AbortSignal,
  asked: { gameName?: string } = {},
) {
  const query = { page, pageSize: RECENT_PAGE, language, clientType: 2, ...asked } as const;
  const answer = await call(getRecentGames, { query }, { signal });
  noteGames(language, answer.list);
  return answer;
}

/** What the member played lately, latest first; read it only where there is a session. */
export function recentGames({ language }: LobbyScope): Resource<Game[]> {
  return resource(`${RECENT}${language}`, async (signal) => (await readRecent(language, 1, signal)).list);
}

/** The same as an endless list, narrowed by a name. */
export function recentList({ language }: LobbyScope, { name = '' }: Choice = {}): GameList {
  return gameList(keyOf(`${RECENT}list/${language}`, { name }), async (page, signal) => {
    const asked = { ...(name && { gameName: name }) };
    const { list, totalPages } = await readRecent(language, page, signal, asked);
    // A gateway that does not know the parameter sends all.
    return { list: filterByName(list, name), totalPages };
  });
}
