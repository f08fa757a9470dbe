/** Fee of a payment: a fixed part and a percentage. */
export interface Fee {
  /** In the site currency. */
  fixed: number;
  percent: number;
}

/**
 * Returns the fee of an amount, rounded half up to the currency's `decimals`, exactly as the gateway calculates it.
 */
export function calculateFee({ fixed, percent }: Fee, amount: number, decimals: number): number {
  const units = 10 ** decimals;
  // Twelve significant digits remove the error of binary fractions.
  const part = Number(((Math.round(amount * units) * percent) / 100).toPrecision(12));
  return (Math.round(fixed * units) + Math.round(part)) / units;
}

/** Returns an amount minus its fee. */
export function subtractFee(amount: number, fee: number, decimals: number): number {
  const units = 10 ** decimals;
  return (Math.round(amount * units) - Math.round(fee * units)) / units;
}
