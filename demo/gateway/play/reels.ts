import { featured } from '../../fixtures/catalogue/game-names.ts';
import { FIRST_ID } from '../../fixtures/catalogue/games.ts';
import { pick, type Random, seededRandom } from '../../fixtures/random.ts';

/** Symbols, rarest first; the page has a picture of each. */
const symbols = ['seven', 'crown', 'gem', 'bell', 'koi', 'leaf', 'lantern'] as const;
type ReelSymbol = (typeof symbols)[number];

const REELS = 3;
const ROWS = 3;
/** Probability of each symbol in percent, in the order of `symbols`. */
const weights = [6, 9, 12, 15, 18, 20, 20];
export type Volatility = 'low' | 'medium' | 'high';

/** Multiples of the line's stake for three equal symbols, and for two at its start. */
interface Prizes {
  three: Readonly<Record<ReelSymbol, number>>;
  two: Readonly<Partial<Record<ReelSymbol, number>>>;
}

const volatilities: readonly Volatility[] = ['low', 'medium', 'high'];
/** The first slots of the catalogue. */
const wellKnown: ReadonlySet<number> = new Set(featured.map((_, index) => FIRST_ID + index));

/** Payouts of slots; all return about the same over time. */
const prizes: Readonly<Record<Volatility, Prizes>> = {
  low: {
    three: { seven: 100, crown: 50, gem: 30, bell: 20, koi: 14, leaf: 12, lantern: 12 },
    two: { seven: 8, crown: 5, gem: 5, bell: 4, koi: 4, leaf: 3, lantern: 3 },
  },
  medium: {
    three: { seven: 400, crown: 150, gem: 70, bell: 35, koi: 22, leaf: 18, lantern: 18 },
    two: { leaf: 1, lantern: 2 },
  },
  high: {
    three: { seven: 1500, crown: 400, gem: 120, bell: 20, koi: 5, leaf: 2, lantern: 2 },
    two: {},
  },
};

/** Paylines as a row per reel, rows first, then diagonals. They share the stake evenly. */
const lines = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** Stakes in cents must be divisible by it. */
export const LINE_COUNT = lines.length;

export interface Spin {
  /** Symbols per reel, from top to bottom. */
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

/** Returns a slot's volatility, which is constant per game. */
export function volatilityOf(gameId: string): Volatility {
  return wellKnown.has(Number(gameId)) ? 'medium' : pick(seededRandom(`reels ${gameId}`), volatilities);
}

/** Returns the percentage of stakes that are paid back over time. */
export function returnOf(volatility: Volatility): number {
  const { three, two } = prizes[volatility];
  const shares = symbols.map((symbol, index) => {
    const chance = weights[index]! / 100;
    return chance ** 3 * three[symbol] + chance ** 2 * (1 - chance) * (two[symbol] ?? 0);
  });
  return shares.reduce((sum, share) => sum + share, 0) * 100;
}

/** Returns the highest prize of a spin, with the rarest symbol on all lines, as a multiple of the stake. */
export const topPrize = (volatility: Volatility): number => prizes[volatility].three.seven;

/** Returns a slot's prizes of three equal symbols on a line, and of two at its start, as multiples of the stake, the highest first. */
export const paytable = (volatility: Volatility): { symbol: ReelSymbol; three: number; two: number }[] =>
  symbols.map((symbol) => ({
    symbol,
    three: prizes[volatility].three[symbol] / LINE_COUNT,
    two: (prizes[volatility].two[symbol] ?? 0) / LINE_COUNT,
  }));

/** Returns the prizes of three equal symbols on one line or two, as multiples of the stake. */
export function lineMultiples(volatility: Volatility): number[] {
  const one = Object.values(prizes[volatility].three).map((times) => times / LINE_COUNT);
  return [...one, ...one.flatMap((first) => one.map((second) => first + second))];
}

/** Spins the reels for a stake in cents. */
export function spin(random: Random, bet: number, volatility: Volatility): { outcome: Spin; win: number } {
  const { three, two } = prizes[volatility];
  const reels = Array.from({ length: REELS }, () => Array.from({ length: ROWS }, () => draw(random)));
  const wins = lines.flatMap((rows, line) => {
    const [first, second, third] = rows.map((row, reel) => reels[reel]?.[row] as ReelSymbol);
    if (!first || first !== second) return [];
    const count = first === third ? (3 as const) : (2 as const);
    const times = count === 3 ? three[first] : two[first];
    return times ? [{ line, count, symbol: first, win: (bet / LINE_COUNT) * times }] : [];
  });
  return { outcome: { reels, wins }, win: wins.reduce((sum, { win }) => sum + win, 0) };
}
