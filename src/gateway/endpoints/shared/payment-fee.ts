/** What a payment costs: a part that is always the same, and one in percent of the amount. */
export interface Fee {
  /** In the site currency. */
  fixed: number;
  percent: number;
}

/**
 * The fee of an amount in the site currency, rounded to the currency's `decimals`, half of the last one upwards: what is
 * shown before a payment is what the gateway takes.
 */
export function calculateFee({ fixed, percent }: Fee, amount: number, decimals: number): number {
  const units = 10 ** decimals;
  // Twelve digits of a product of decimals are the decimals', what follows is the binary's.
  const part = Number(((Math.round(amount * units) * percent) / 100).toPrecision(12));
  return (Math.round(fixed * units) + Math.round(part)) / units;
}

/** What is left of an amount behind its fee. */
export function subtractFee(amount: number, fee: number, decimals: number): number {
  const units = 10 ** decimals;
  return (Math.round(amount * units) - Math.round(fee * units)) / units;
}
