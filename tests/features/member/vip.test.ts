import { describe, expect, test } from 'vitest';
import { ladderOf, nextLevel, ownTone, progressTo, toneOf } from '../../../src/features/member/vip.ts';
import type { VipBenefits, VipLevel } from '../../../src/gateway/endpoints/vip.ts';

const level = (number: number): VipLevel => ({
  level: number,
  label: `L${number}`,
  deposit: number * 100,
  turnover: number * 1000,
  bonus: 0,
  bonusState: 'locked',
  rebates: [],
  withdrawals: 0,
  withdrawalLimit: 0,
});
/** A member at a level of a club with so many. */
const member = (own: number, count: number, done: Partial<VipBenefits> = {}): VipBenefits => ({
  level: own,
  label: '',
  deposit: 0,
  turnover: 0,
  levels: Array.from({ length: count }, (_, index) => level(count - index)),
  ...done,
});
const ladder = (own: number, count: number) => ladderOf(member(own, count)).map((one) => one.level);

describe('VIP emblems', { tags: ['WL-6'] }, () => {
  test.each([
    [1, 'diamond'],
    [2, 'bronze diamond'],
    [3, 'bronze gold diamond'],
    [5, 'bronze silver gold platinum diamond'],
    [7, 'bronze silver silver gold platinum platinum diamond'],
  ])('spread the metals over %d levels', (count, tones) => {
    const { levels } = member(0, count);
    expect(levels.map((one) => toneOf(one.level, levels)).reverse()).toEqual(tones.split(' '));
  });

  test('are grey below the first level', () => {
    expect([0, 1, 3].map((own) => ownTone(member(own, 3)))).toEqual(['none', 'bronze', 'diamond']);
    // A level that the operator has removed.
    expect(ownTone(member(9, 3))).not.toBe('none');
  });

  test.each([
    [0, 3, [1, 2, 3]],
    [0, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [6, 9, [4, 5, 6, 7, 8]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('show five steps around level %d of %d, the lowest first', (own, count, steps) => {
    expect(ladder(own, count)).toEqual(steps);
  });

  test('fill the way to the next level by its furthest requirement', () => {
    const share = (done: Partial<VipBenefits>) => {
      const benefits = member(1, 3, done);
      return progressTo(benefits, nextLevel(benefits)!);
    };
    expect(share({ deposit: 100, turnover: 500 })).toBe(0.25);
    expect(share({ deposit: 900, turnover: 9000 })).toBe(1);
    expect(share({ deposit: -50, turnover: 500 })).toBe(0);
  });
});
