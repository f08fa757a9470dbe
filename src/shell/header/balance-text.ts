import type { Texts } from '../../i18n/texts.ts';

/** Decimals of a shown balance, and asterisks for the decimals of a hidden one. */
const SHOWN_DIGITS = 0;
const MASKED_DIGITS = 2;

/** Formats the balance for the header: without decimals, or as asterisks while hidden or unknown. */
export function balanceText(
  { money }: Pick<Texts, 'money'>,
  amount: number | undefined,
  currency: string,
  masked: boolean,
): string {
  // Rounds down, never up.
  if (amount !== undefined && !masked) return money(Math.floor(amount), currency, SHOWN_DIGITS);
  return money(0, currency, MASKED_DIGITS).replace(/\p{Nd}/gu, '*');
}
