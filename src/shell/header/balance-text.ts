import type { Texts } from '../../i18n/texts.ts';

/** Decimals of a shown balance, and how many asterisks stand for the decimals of a hidden one (A9). */
const SHOWN_DIGITS = 0;
const MASKED_DIGITS = 2;

/** The balance as the header shows it: asterisks while hidden or not known, else without decimals. */
export function balanceText(
  { money }: Pick<Texts, 'money'>,
  amount: number | undefined,
  currency: string,
  masked: boolean,
): string {
  // Rounding down: nobody is shown more than they have.
  if (amount !== undefined && !masked) return money(Math.floor(amount), currency, SHOWN_DIGITS);
  return money(0, currency, MASKED_DIGITS).replace(/\p{Nd}/gu, '*');
}
