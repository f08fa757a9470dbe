import { type Resource, resource } from '../gateway/cache/resource.ts';
import type { Game } from '../gateway/endpoints/game.ts';
import { getGames, getHotGames } from '../gateway/endpoints/lobby.ts';
import { call } from '../gateway/http/client.ts';
import { rememberGames } from './known-games.ts';
import type { LobbyScope } from './lobby-scope.ts';
import { withoutLotteries } from './without-lotteries.ts';

/** Games asked for by a home section and by a call without a size of its own (B9). */
const SECTION_PAGE = 30;
/** Games asked for by a vendor preview of home (B9). */
export const PREVIEW_PAGE = 9;
/** Games of one page of a game list (B9). */
export const LIST_PAGE = 18;

/** What is asked of the catalogue of games; absent or empty fields ask for all. */
export interface GameQuery {
  gameType?: string;
  vassalage?: string;
  gameName?: string;
  gameClassify?: string;
  minBet?: number;
}

/** Each game once, where it comes first: some gateways repeat games within one answer. */
function distinct(games: readonly Game[]): Game[] {
  const seen = new Set<string>();
  return games.filter(({ nodeId }) => !seen.has(nodeId) && seen.add(nodeId));
}

/** One page of games; of all categories there are no lotteries among them (LA-4). @throws GatewayError */
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

/** Page 1 of a vendor's games in a category, as home's sections show it once the vendor was picked (HM-5). */
export function vendorGames(scope: LobbyScope, gameType: string, vassalage: string): Resource<Game[]> {
  return resource(
    `games/${scope.merchantCode}/${scope.language}/${gameType}/${vassalage}`,
    async (signal) => (await readGames(scope, { gameType, vassalage }, 1, SECTION_PAGE, signal)).games,
  );
}

/** What the hot games are asked for by, those with a name if one is given. */
export function hotGamesQuery(
  { merchantCode, language }: Pick<LobbyScope, 'merchantCode' | 'language'>,
  gameName = '',
) {
  return { merchantCode, isPlatform: 2, platform: 'html5', language, gameName } as const;
}

/** The hot games in the operator's order, those with a name if one is given. @throws GatewayError */
export async function readHotGames(scope: LobbyScope, signal?: AbortSignal, gameName = ''): Promise<Game[]> {
  const query = hotGamesQuery(scope, gameName);
  const games = distinct((await call(getHotGames, { query }, { signal })).list);
  rememberGames(scope.language, games);
  return games;
}

/** The hot games of home. */
export function hotGames(scope: LobbyScope): Resource<Game[]> {
  return resource(`hot/${scope.merchantCode}/${scope.language}`, (signal) => readHotGames(scope, signal));
}
