import { type GatewayRead, gatewayRead } from '../gateway/cache/gateway-read.ts';
import { type Resource, resource } from '../gateway/cache/resource.ts';
import type { Game } from '../gateway/endpoints/game.ts';
import { getGames, getHotGames } from '../gateway/endpoints/lobby.ts';
import type { Reply } from '../gateway/http/endpoint.ts';
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

/** Returns the games of a response, each once; without lotteries if it covers all categories. */
function gamesIn(reply: Reply<typeof getGames>, { gameType }: GameQuery): Game[] {
  const once = distinct(reply.games);
  return gameType ? once : withoutLotteries(once);
}

/** Returns the read of one page of games. */
export function gamesRead(
  { merchantCode, language }: LobbyScope,
  query: GameQuery,
  pageNo: number,
  pageSize: number,
): GatewayRead<{ games: Game[]; totalPages: number }> {
  return gatewayRead(
    getGames,
    {
      merchant: merchantCode,
      platform: 'html5',
      clientType: 2,
      ...query,
      language,
      pageNo,
      pageSize,
    },
    (reply) => {
      const games = gamesIn(reply, query);
      rememberGames(language, games);
      return { games, totalPages: reply.totalPages };
    },
  );
}

/** Returns one page of games. @throws GatewayError */
export function readGames(
  scope: LobbyScope,
  query: GameQuery,
  pageNo: number,
  pageSize: number,
  signal?: AbortSignal,
): Promise<{ games: Game[]; totalPages: number }> {
  return gamesRead(scope, query, pageNo, pageSize).read(signal);
}

/** Returns the number of games of a query in a category, which is its number of pages of one game. */
export function gameCount(scope: LobbyScope, query: GameQuery): Resource<number> {
  const { merchantCode, language } = scope;
  const key = `game-count/${merchantCode}/${language}/${JSON.stringify(query)}`;
  return resource(key, async (signal) => (await readGames(scope, query, 1, 1, signal)).totalPages);
}

/** Returns page 1 of a vendor's games in a category, for the sections of home (HM-5). */
export function vendorGames(scope: LobbyScope, gameType: string, vassalage: string): Resource<Game[]> {
  return resource(
    `games/${scope.merchantCode}/${scope.language}/${gameType}/${vassalage}`,
    async (signal) => (await readGames(scope, { gameType, vassalage }, 1, SECTION_PAGE, signal)).games,
  );
}

/** Returns the query of the hot games, filtered by a name if given. */
function hotGamesQuery(
  { merchantCode, language }: Pick<LobbyScope, 'merchantCode' | 'language'>,
  gameName = '',
) {
  return { merchantCode, isPlatform: 2, platform: 'html5', language, gameName } as const;
}

/** Returns the read of the hot games in the operator's order, filtered by a name if given. */
export function hotGamesRead(scope: LobbyScope, gameName = ''): GatewayRead<Game[]> {
  return gatewayRead(getHotGames, hotGamesQuery(scope, gameName), ({ list }) => {
    const games = distinct(list);
    rememberGames(scope.language, games);
    return games;
  });
}

export function hotGames(scope: LobbyScope): Resource<Game[]> {
  const { merchantCode, language } = scope;
  return resource(`hot/${merchantCode}/${language}`, hotGamesRead(scope), {
    revive(games: Game[]) {
      rememberGames(language, games);
      return games;
    },
  });
}
