/** Returns the sum of amounts with two decimals, without the errors of binary fractions. */
export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
