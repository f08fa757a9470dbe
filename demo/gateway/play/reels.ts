import type { Random } from '../../fixtures/random.ts';

/** What a reel shows, rarest first; the page draws one picture for each. */
const symbols = ['seven', 'crown', 'gem', 'bell', 'koi', 'leaf', 'lantern'] as const;
type ReelSymbol = (typeof symbols)[number];

const REELS = 3;
const ROWS = 3;
/** Out of 100: how often each symbol stands in a place, in the order of `symbols`. */
const weights = [6, 9, 12, 15, 18, 20, 20];
/** Times the stake of the line, for three alike. With the pairs below 94.7 % of all stakes come back. */
const triples: Readonly<Record<ReelSymbol, number>> = {
  seven: 400,
  crown: 150,
  gem: 70,
  bell: 35,
  koi: 22,
  leaf: 18,
  lantern: 18,
};
/** Times the stake of the line, for two alike at its start. */
const pairs: Readonly<Partial<Record<ReelSymbol, number>>> = { lantern: 2, leaf: 1 };

/** Rows then diagonals, as the row of each reel. The stake is shared among them evenly. */
const lines = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** A stake, in cents, has to be divisible by it. */
export const LINE_COUNT = lines.length;

export interface Spin {
  /** Reel by reel, each from top to bottom. */
  reels: ReelSymbol[][];
  wins: { line: number; count: 2 | 3; symbol: ReelSymbol; win: number }[];
}

function draw(random: Random): ReelSymbol {
  let left = random() * 100;
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return symbols[index] as ReelSymbol;
  }
  return 'lantern';
}

/** Spins the reels for a stake in cents. */
export function spin(random: Random, bet: number): { outcome: Spin; win: number } {
  const reels = Array.from({ length: REELS }, () => Array.from({ length: ROWS }, () => draw(random)));
  const wins = lines.flatMap((rows, line) => {
    const [first, second, third] = rows.map((row, reel) => reels[reel]?.[row] as ReelSymbol);
    if (!first || first !== second) return [];
    const count = first === third ? (3 as const) : (2 as const);
    const times = count === 3 ? triples[first] : pairs[first];
    return times ? [{ line, count, symbol: first, win: (bet / LINE_COUNT) * times }] : [];
  });
  return { outcome: { reels, wins }, win: wins.reduce((sum, { win }) => sum + win, 0) };
}
