import { type Resource, resource } from '../gateway/cache/resource.ts';
import type { Game } from '../gateway/endpoints/game.ts';
import { getGames, getHotGames } from '../gateway/endpoints/lobby.ts';
import { call } from '../gateway/http/client.ts';
import { rememberGames } from './known-games.ts';
import type { LobbyScope } from './lobby-scope.ts';
import { withoutLotteries } from './without-lotteries.ts';

/** Games of a home section, and of a call without a size. */
const SECTION_PAGE = 30;
/** Games of a vendor preview on home. */
export const PREVIEW_PAGE = 9;
/** Games per page of a game list. */
export const LIST_PAGE = 18;

/** Filters of the game list; empty fields match everything. */
export interface GameQuery {
  gameType?: string;
  vassalage?: string;
  gameName?: string;
  gameClassify?: string;
  minBet?: number;
}

/** Removes duplicates: some gateways repeat games within one response. */
function distinct(games: readonly Game[]): Game[] {
  const seen = new Set<string>();
  return games.filter(({ nodeId }) => !seen.has(nodeId) && seen.add(nodeId));
}

/**
 * Returns one page of games; without a category it excludes lotteries (LA-4).
 * @throws GatewayError
 */
export async function readGames(
  { merchantCode, language }: LobbyScope,
  query: GameQuery,
  pageNo: number,
  pageSize: number,
  signal?: AbortSignal,
): Promise<{ games: Game[]; totalPages: number }> {
  const { games, totalPages } = await call(
    getGames,
    {
      query: {
        merchant: merchantCode,
        platform: 'html5',
        clientType: 2,
        ...query,
        language,
        pageNo,
        pageSize,
      },
    },
    { signal },
  );
  const once = distinct(games);
  const found = query.gameType ? once : withoutLotteries(once);
  rememberGames(language, found);
  return { games: found, totalPages };
}

/** Returns page 1 of a vendor's games in a category, for the sections of home (HM-5). */
export function vendorGames(scope: LobbyScope, gameType: string, vassalage: string): Resource<Game[]> {
  return resource(
    `games/${scope.merchantCode}/${scope.language}/${gameType}/${vassalage}`,
    async (signal) => (await readGames(scope, { gameType, vassalage }, 1, SECTION_PAGE, signal)).games,
  );
}

/** Returns the query of the hot games, filtered by a name if given. */
export function hotGamesQuery(
  { merchantCode, language }: Pick<LobbyScope, 'merchantCode' | 'language'>,
  gameName = '',
) {
  return { merchantCode, isPlatform: 2, platform: 'html5', language, gameName } as const;
}

/**
 * Returns the hot games in the operator's order, filtered by a name if given.
 * @throws GatewayError
 */
export async function readHotGames(scope: LobbyScope, signal?: AbortSignal, gameName = ''): Promise<Game[]> {
  const query = hotGamesQuery(scope, gameName);
  const games = distinct((await call(getHotGames, { query }, { signal })).list);
  rememberGames(scope.language, games);
  return games;
}

export function hotGames(scope: LobbyScope): Resource<Game[]> {
  return resource(`hot/${scope.merchantCode}/${scope.language}`, (signal) => readHotGames(scope, signal));
}
