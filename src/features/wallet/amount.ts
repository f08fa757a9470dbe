import type { TextKey } from '../../i18n/keys.ts';

/** Bounds of one payment in the site currency, as the gateway table has them. */
export const AMOUNT_LEAST = 0.01;
export const AMOUNT_MOST = 10_000_000;

/** Amounts offered for a tap, in the site currency. */
export const AMOUNT_PRESETS: readonly number[] = [100, 200, 500, 1_000, 5_000, 10_000];

/** Zero of each set of digits that a keyboard of the product's languages may type. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966];

function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - ZEROS.findLast((zero) => zero <= code)!);
  });
}

/**
 * The amount a text names, with at most two decimals after a point or comma; undefined where it names none.
 * Grouped digits are none: `1,000` may be a thousand or one.
 */
export function amountFrom(text: string): number | undefined {
  const plain = plainDigits(text.trim()).replace(/[,٫]/, '.');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Messages for an amount of which `most` can be moved (A5's messages under the field). */
export function amountMessages(text: string, available = AMOUNT_MOST): readonly TextKey[] {
  if (!text.trim()) return ['wallet.amountNeeded'];
  const amount = amountFrom(text);
  if (amount === undefined) return ['wallet.amountForm'];
  if (amount < AMOUNT_LEAST) return ['wallet.amountLeast'];
  if (amount > AMOUNT_MOST) return ['wallet.amountMost'];
  return amount > available ? ['wallet.amountTooMuch'] : [];
}

/** An amount without what is smaller than a cent. */
export function wholeCents(amount: number): number {
  // The inner rounding mends binary fractions: 1.15 * 100 is just below 115.
  return Math.floor(Math.round(amount * 10_000) / 100) / 100;
}
