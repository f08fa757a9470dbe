import { type LotterySeed, lotteries } from '../../fixtures/catalogue/lotteries.ts';
import { resultOf } from '../lottery/results.ts';
import { currentIndex, numberOf, timesOf } from '../lottery/schedule.ts';

/** Share of stakes that is paid back, before rounding down. */
const RETURN = 0.7;
/** Maximum balls of a ticket, and digits at the end of a Vietnamese special prize. */
const MOST_BALLS = 6;
const KENO_BALLS = 4;
const VN_DIGITS = 2;
/** Number of latest results. */
const SHOWN = 5;

/** The form of a ticket: balls of a drum, or the last digits. */
export type Form = { kind: 'balls'; count: number; of: number } | { kind: 'digits'; count: number };

/** A prize for a number of balls or last digits. */
export interface Prize {
  hits: number;
  /** Multiple of the stake. */
  times: number;
  chance: number;
}

/** Finds the lottery of a game by its English name. */
export const lotteryNamed = (name: string): LotterySeed | undefined =>
  lotteries.find((one) => one.name === name);

function formOf({ numbers }: LotterySeed): Form {
  if (numbers.kind === 'vn') return { kind: 'digits', count: VN_DIGITS };
  if (numbers.kind === 'digits') return numbers;
  const { count, of } = numbers;
  return { kind: 'balls', of, count: count > MOST_BALLS ? KENO_BALLS : count };
}

function choose(of: number, count: number): number {
  let ways = 1;
  for (let index = 1; index <= count; index++) ways *= (of - count + index) / index;
  return ways;
}

/** Returns a lottery's prizes: each number of hits pays back the same share of stakes. */
export function prizesOf(lottery: LotterySeed): Prize[] {
  const form = formOf(lottery);
  const { count } = form;
  const first = form.kind === 'digits' ? 1 : 2;
  const tiers = Array.from({ length: count - first + 1 }, (_, index) => index + first);
  const prizes = tiers.map((hits) => {
    const chance = chanceOf(lottery, form, hits);
    return { hits, chance, times: roundTimes(RETURN / tiers.length / chance) };
  });
  // Frequent hits that would pay less than the stake pay nothing.
  return prizes.filter(({ times }) => times > 0);
}

/** Rounds a multiple down to one that is easy to read: above 100 in steps of half its leading digit's unit. */
function roundTimes(times: number): number {
  const step = times < 100 ? 1 : 10 ** Math.floor(Math.log10(times)) / 2;
  return Math.floor(times / step) * step;
}

function chanceOf({ numbers }: LotterySeed, form: Form, hits: number): number {
  if (form.kind === 'digits') return 0.1 ** hits * (hits === form.count ? 1 : 0.9);
  const drawn = numbers.kind === 'balls' ? numbers.count : 0;
  return (choose(drawn, hits) * choose(form.of - drawn, form.count - hits)) / choose(form.of, form.count);
}

/** Returns whether numbers are a valid ticket: distinct balls as written, or digits. */
export function isTicket(lottery: LotterySeed, numbers: readonly string[]): boolean {
  const form = formOf(lottery);
  if (numbers.length !== form.count) return false;
  if (form.kind === 'digits') return numbers.every((digit) => /^\d$/.test(digit));
  const own = new Set(numbers.map((ball) => (/^\d\d$/.test(ball) ? Number(ball) : 0)));
  return own.size === form.count && [...own].every((ball) => ball >= 1 && ball <= form.of);
}

/** Returns for each number of a ticket whether the draw hit it: drawn balls, or equal digits from the last one back. */
export function hitsOf(lottery: LotterySeed, index: number, numbers: readonly string[]): boolean[] {
  const drawn = resultOf(lottery, index).numbers;
  if (formOf(lottery).kind === 'balls') return numbers.map((ball) => drawn.includes(ball));
  const last = drawn.join('').slice(-numbers.length);
  const missed = numbers.findLastIndex((digit, place) => digit !== last[place]);
  return numbers.map((_, place) => place > missed);
}

/** Returns a ticket's win in cents, for a stake in cents. */
export function prizeOf(
  lottery: LotterySeed,
  index: number,
  numbers: readonly string[],
  bet: number,
): number {
  const hits = hitsOf(lottery, index, numbers).filter(Boolean).length;
  return bet * (prizesOf(lottery).find((prize) => prize.hits === hits)?.times ?? 0);
}

/** Returns the draw with a current sale: the next one, or the one after it. */
export function saleAt(lottery: LotterySeed, now: number): number {
  const index = currentIndex(lottery, now);
  return timesOf(lottery, index).closesAt > now ? index : index + 1;
}

/** Returns a lottery's next draw, the sale that can be a draw later, prizes and latest results. */
export function drawView(lottery: LotterySeed, now: number) {
  const index = saleAt(lottery, now);
  const current = currentIndex(lottery, now);
  return {
    form: formOf(lottery),
    prizes: prizesOf(lottery).map(({ hits, times }) => ({ hits, times })),
    next: { number: numberOf(lottery, current), drawsAt: timesOf(lottery, current).drawsAt },
    number: numberOf(lottery, index),
    now,
    closesAt: timesOf(lottery, index).closesAt,
    results: Array.from({ length: SHOWN }, (_, ago) => {
      const past = current - 1 - ago;
      return { number: numberOf(lottery, past), ...resultOf(lottery, past) };
    }),
  };
}
