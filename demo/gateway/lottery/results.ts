import type { LotterySeed } from '../../fixtures/catalogue/lotteries.ts';
import { type Random, seededRandom } from '../../fixtures/random.ts';

export interface Result {
  /** The special prize of a Vietnamese draw. */
  numbers: string[];
  extra: string[];
}

export interface Tier {
  tier: string;
  numbers: string[];
}

/** Tiers of the two Vietnamese formats: name, numbers, digits. */
const tiers = {
  north: [
    ['special', 1, 5],
    ['first', 1, 5],
    ['second', 2, 5],
    ['third', 6, 5],
    ['fourth', 4, 4],
    ['fifth', 6, 4],
    ['sixth', 3, 3],
    ['seventh', 4, 2],
  ],
  south: [
    ['special', 1, 6],
    ['first', 1, 5],
    ['second', 1, 5],
    ['third', 2, 5],
    ['fourth', 7, 5],
    ['fifth', 1, 4],
    ['sixth', 3, 4],
    ['seventh', 1, 3],
    ['eighth', 1, 2],
  ],
} as const;

/** A deterministic generator per draw. */
const randomOf = ({ code }: LotterySeed, index: number) => seededRandom(`${code}/${index}`);

export function resultOf(lottery: LotterySeed, index: number): Result {
  const { numbers } = lottery;
  const random = randomOf(lottery, index);
  switch (numbers.kind) {
    case 'balls': {
      const drawn = distinct(random, numbers.count + numbers.bonus, numbers.of);
      const text = (values: number[]) =>
        values.sort((a, b) => a - b).map((value) => String(value).padStart(2, '0'));
      return { numbers: text(drawn.slice(0, numbers.count)), extra: text(drawn.slice(numbers.count)) };
    }
    case 'digits':
      return { numbers: [...digits(random, numbers.count)], extra: [] };
    case 'vn':
      return { numbers: tiersOf(lottery, index)[0]!.numbers, extra: [] };
  }
}

/** Returns all numbers of a Vietnamese draw, the special prize first; empty for other lotteries. */
export function tiersOf(lottery: LotterySeed, index: number): Tier[] {
  if (lottery.numbers.kind !== 'vn') return [];
  const random = randomOf(lottery, index);
  return tiers[lottery.numbers.region].map(([tier, count, length]) => ({
    tier,
    numbers: Array.from({ length: count }, () => digits(random, length)),
  }));
}

function digits(random: Random, length: number): string {
  return Array.from({ length }, () => Math.floor(random() * 10)).join('');
}

function distinct(random: Random, count: number, of: number): number[] {
  const drum = Array.from({ length: of }, (_, index) => index + 1);
  return Array.from({ length: count }, () => drum.splice(Math.floor(random() * drum.length), 1)[0]!);
}
