import { $flags, $status } from '../../config/status.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { getGameCounts } from '../../gateway/endpoints/game-counts.ts';
import { call } from '../../gateway/http/client.ts';
import type { GameQuery } from '../games.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { withoutLotteries } from '../without-lotteries.ts';

/** Games of one kind with one minimum bet. */
export interface GameGroup {
  gameType: string;
  classify: string;
  minBet: number;
  count: number;
}

export interface GameGroups {
  groups: readonly GameGroup[];
  /** Names of kinds by classify code, in the operator's order. */
  kinds: ReadonlyMap<string, string>;
}

/** Whether the gateway has the optional call; waits for its status. */
function isServed(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = $status.listen(check);
    function check() {
      if ($status.get().state === 'loading') return;
      stop();
      resolve($flags.get().GAMECOUNTS3 === true);
    }
    check();
  });
}

/** Returns the groups of a query's games; undefined without the optional call. Lists of all categories have no lotteries. */
export function gameGroups(
  { merchantCode, language }: LobbyScope,
  { gameType, gameName, vassalage }: GameQuery,
): Resource<GameGroups | undefined> {
  const asked = {
    ...(gameType && { gameType }),
    ...(vassalage && { vassalage }),
    ...(gameName && { gameName }),
  };
  const key = `game-groups/${merchantCode}/${language}/${JSON.stringify(asked)}`;
  return resource(key, async (signal) => {
    if (!(await isServed())) return undefined;
    const query = { merchant: merchantCode, platform: 'html5', clientType: 2, ...asked, language } as const;
    const { groups, kinds } = await call(getGameCounts, { query }, { signal });
    return {
      groups: (gameType ? groups : withoutLotteries(groups)).map(
        ({ gameClassify: classify, gameCount: count, ...group }) => ({ ...group, classify, count }),
      ),
      kinds: new Map(kinds.map(({ gameClassify, name }) => [gameClassify, name])),
    };
  });
}

/** Returns the groups of known games. */
export function groupsOf(games: readonly Game[]): GameGroup[] {
  return games.map(({ gameType, gameClassify: classify, minBet }) => ({
    gameType,
    classify,
    minBet,
    count: 1,
  }));
}
