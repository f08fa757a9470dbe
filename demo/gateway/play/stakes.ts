import { LINE_COUNT } from './reels.ts';

/** In cents, divisible by the number of paylines. */
const steps = [5, 10, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 50_000];
/** Maximum number of offered stakes. */
const STAKES = 8;
/** Tables with dealers and bet slips take more, in cents. */
const largeSteps = [
  100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
  5_000_000,
];
const LARGE_STAKES = 10;

/** Returns a game's stakes in cents, from its minimum up; those of sports have no other limit than the largest step. */
export function stakesOf({ minBet, type }: { minBet: number; type: string }): number[] {
  if (type === 'SPORTS' || type === 'ESPORTS') return largeSteps.filter((step) => step >= minBet);
  if (type === 'LIVE') return largeSteps.filter((step) => step >= minBet).slice(0, LARGE_STAKES);
  return steps.filter((step) => step >= minBet && step % LINE_COUNT === 0).slice(0, STAKES);
}
