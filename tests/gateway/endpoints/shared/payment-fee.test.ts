import { expect, test } from 'vitest';
import { calculateFee, subtractFee } from '../../../../src/gateway/endpoints/shared/payment-fee.ts';

test.each([
  [{ fixed: 0, percent: 0 }, 100, 2, 0, 100],
  [{ fixed: 50, percent: 0.5 }, 1_000, 2, 55, 945],
  [{ fixed: 0, percent: 2 }, 200.25, 2, 4.01, 196.24],
  // Half of the last decimal goes up, also where the binary number is just below.
  [{ fixed: 0, percent: 1 }, 0.5, 2, 0.01, 0.49],
  [{ fixed: 0, percent: 1.15 }, 100_000, 2, 1_150, 98_850],
  [{ fixed: 0, percent: 1 }, 150, 0, 2, 148],
  [{ fixed: 0.125, percent: 1 }, 1.1, 3, 0.136, 0.964],
])(
  'the fee %j of %d with %i decimals is %d, which leaves %d',
  { tags: ['WL-1'] },
  (fee, amount, decimals, due, left) => {
    expect(calculateFee(fee, amount, decimals)).toBe(due);
    expect(subtractFee(amount, due, decimals)).toBe(left);
  },
);
