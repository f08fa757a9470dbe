import { call } from '../gateway/client.ts';
import type { Game } from '../gateway/endpoints/game.ts';
import { getFavourites, getRecentGames } from '../gateway/endpoints/own-games.ts';
import { type Resource, resource } from '../gateway/resource.ts';
import { PERSONAL } from '../session/session.ts';
import { type GameList, gameList } from './game-pages.ts';
import { type GameQuery, LIST_PAGE, readGames, readHotGames } from './games.ts';
import type { LobbyScope } from './scope.ts';

/** Games of one page of the favourites, and of the hot list (B9). */
const FAVOURITES_PAGE = 15;
const HOT_PAGE = 25;
/** Recent games asked for (B9). */
const RECENT_PAGE = 18;

/** The endless list of a category or of one of its vendors. */
export function categoryGames(scope: LobbyScope, query: GameQuery): GameList {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return gameList(`list/${scope.merchantCode}/${scope.language}/${asked}`, (page, signal) =>
    readGames(scope, query, page, LIST_PAGE, signal),
  );
}

/** The hot games as a list; the gateway sends all at once, and they are shown by pages. */
export function hotList(scope: LobbyScope): GameList {
  return gameList(`hot-list/${scope.merchantCode}/${scope.language}`, async (page, signal) => {
    const all = await readHotGames(scope, signal);
    return {
      games: all.slice((page - 1) * HOT_PAGE, page * HOT_PAGE),
      totalPages: Math.ceil(all.length / HOT_PAGE),
    };
  });
}

const favouritesByLanguage = new Map<string, GameList>();

/** The endless list of the member's favourites; read it only where there is a session. */
export function favouriteGames({ language }: LobbyScope): GameList {
  const list = gameList(`${PERSONAL}favourite-games/${language}`, async (pageNo, signal) => {
    const query = { pageNo, pageSize: FAVOURITES_PAGE, language };
    const { content, totalPages } = await call(getFavourites, { query }, { signal });
    return { games: content, totalPages };
  });
  favouritesByLanguage.set(language, list);
  return list;
}

/** Puts a new favourite first in what is shown of the favourites. */
export function showFavourite(game: Game): void {
  for (const { $pages } of favouritesByLanguage.values()) {
    $pages.mutate((value) => ({
      ...value,
      games: [game, ...value.games.filter(({ nodeId }) => nodeId !== game.nodeId)],
    }));
  }
}

/** Keys of the lists of recent games begin so. */
export const RECENT = `${PERSONAL}recent-games/`;

/** What the member played lately, latest first; read it only where there is a session. */
export function recentGames({ language }: LobbyScope): Resource<Game[]> {
  return resource(`${RECENT}${language}`, async (signal) => {
    const query = { page: 1, pageSize: RECENT_PAGE, language, clientType: 2 } as const;
    return (await call(getRecentGames, { query }, { signal })).list;
  });
}
