import { call } from '../../gateway/client.ts';
import { getWinners, type Winner } from '../../gateway/endpoints/winners.ts';
import { type Resource, resource } from '../../gateway/resource.ts';

export interface WinnersScope {
  merchantCode: string;
  language: string;
  /** How many at most; 20 unless an operator shows fewer (B9). */
  limit: number;
}

/** Milliseconds between two reads while the board is seen. */
const REFRESH = 30_000;

/** The biggest recent wins, the largest first (WB-1). The names of the games follow the language. */
export function winners({ merchantCode, language, limit }: WinnersScope): Resource<Winner[]> {
  return resource(`winners/${merchantCode}/${language}/${limit}`, async (signal) => {
    const query = { merchantCode, gameCategory: 'ALL', language, limitNum: limit };
    const { vo } = await call(getWinners, { query }, { signal });
    return vo.sort((a, b) => b.winAmount - a.winAmount).slice(0, limit);
  });
}

/** Reads that are left out at most, after others have failed: 16 minutes pass then. */
const MOST_LEFT_OUT = 31;

/**
 * Reads the board again every 30 s while the page is in sight; twice as long after each time that it failed. The returned
 * function ends that.
 */
export function keepFresh(board: Resource<Winner[]>): () => void {
  let left = 0;
  let pause = 0;
  const timer = setInterval(async () => {
    if (document.hidden || left-- > 0) return;
    pause = (await board.refresh()) ? 0 : Math.min(2 * pause + 1, MOST_LEFT_OUT);
    left = pause;
  }, REFRESH);
  return () => clearInterval(timer);
}
