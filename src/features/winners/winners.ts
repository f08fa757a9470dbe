import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getWinners, type Winner } from '../../gateway/endpoints/winners.ts';
import { call } from '../../gateway/http/client.ts';

export interface WinnersScope {
  merchantCode: string;
  language: string;
  /** How many at most; 20 unless an operator shows fewer (B9). */
  limit: number;
}

/** How many wins the boards of a key want at most. */
const most = new Map<string, number>();

/**
 * The biggest recent wins, the largest first (WB-1). The names of the games follow the language. Boards of several lengths
 * share one read, so there may be more than the limit.
 */
export function winners({ merchantCode, language, limit }: WinnersScope): Resource<Winner[]> {
  const key = `winners/${merchantCode}/${language}`;
  const before = most.get(key) ?? limit;
  most.set(key, Math.max(before, limit));
  const board = resource(key, async (signal) => {
    for (;;) {
      // The boards of a page are rendered in one go.
      await Promise.resolve();
      const wanted = most.get(key)!;
      const query = { merchantCode, gameCategory: 'ALL', language, limitNum: wanted };
      const { vo } = await call(getWinners, { query }, { signal });
      // A longer board may have come meanwhile.
      if (most.get(key) === wanted) {
        const wins = [...new Map(vo.map((win) => [keyOf(win), win])).values()];
        return wins.sort((a, b) => b.winAmount - a.winAmount).slice(0, wanted);
      }
    }
  });
  if (limit > before && board.value?.state === 'ready') void board.refresh();
  return board;
}

/** What tells a win from all others, wherever it stands. */
export const keyOf = ({ customerName, gameTime, nodeId, winAmount }: Winner): string =>
  [customerName, gameTime, nodeId, winAmount].join();
