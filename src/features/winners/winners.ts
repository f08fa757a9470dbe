import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getWinners, type Winner } from '../../gateway/endpoints/winners.ts';
import { call } from '../../gateway/http/client.ts';

export interface WinnersScope {
  merchantCode: string;
  language: string;
  /** Maximum of entries; 20 by default. */
  limit: number;
}

/** Largest limit requested per key. */
const limits = new Map<string, number>();

/**
 * Returns the biggest recent wins, largest first (WB-1), with game names in a language. Boards share one
 * request, so there may be more entries than the limit.
 */
export function winners({ merchantCode, language, limit }: WinnersScope): Resource<Winner[]> {
  const key = `winners/${merchantCode}/${language}`;
  const before = limits.get(key) ?? limit;
  limits.set(key, Math.max(before, limit));
  const board = resource(key, async (signal) => {
    for (;;) {
      // Waits until all boards of the page have rendered.
      await Promise.resolve();
      const wanted = limits.get(key)!;
      const query = { merchantCode, gameCategory: 'ALL', language, limitNum: wanted };
      const { vo } = await call(getWinners, { query }, { signal });
      // A board with a higher limit may have mounted meanwhile.
      if (limits.get(key) === wanted) {
        const wins = [...new Map(vo.map((win) => [keyOf(win), win])).values()];
        return wins.sort((a, b) => b.winAmount - a.winAmount).slice(0, wanted);
      }
    }
  });
  if (limit > before && board.value?.state === 'ready') void board.refresh();
  return board;
}

export const keyOf = ({ customerName, gameTime, nodeId, winAmount }: Winner): string =>
  [customerName, gameTime, nodeId, winAmount].join();
