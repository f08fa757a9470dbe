import { amountLocales } from './amount-locales.ts';
import { latinDigits } from './digits.ts';

/**
 * Why a text is not an amount.
 * - `empty`: there is no text
 * - `form`: not a number, or wrongly grouped
 * - `ambiguous`: `1.000` is a thousand in some languages and one in others, and the current one does not decide
 * - `decimals`: more decimals than the currency has
 */
export type AmountProblem = 'empty' | 'form' | 'ambiguous' | 'decimals';

export type ReadAmount = { amount: number } | { problem: AmountProblem };

/** Formats and parses amounts of a currency in a language. */
export interface AmountFormat {
  /** Decimals of the currency, usually 0, 2 or 3. */
  decimals: number;
  read(text: string): ReadAmount;
  /** For an input field: Latin digits, no grouping, the language's decimal sign. */
  write(amount: number): string;
  /** Grouped, with `decimals` decimals; those of the currency by default. */
  example(amount: number, decimals?: number): string;
  /** Rounds down to the currency's decimals. */
  floor(amount: number): number;
}

/** Signs that may group digits or begin the decimals. */
const SIGNS = /[.,٫٬'’ ]/;
const SIGNED = /^\d+(?:[.,٫٬'’ ]\d+)*[.,٫]?$/;
/** Signs with one meaning in every language. */
const DECIMAL = '٫';
const GROUPS = "٬'’ ";
/** Invisible direction marks. */
const MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;
const MOST_DIGITS = 12;

/** Groups of thousands, or Indian groups: hundreds after the first thousand. */
const groupings = [/^[1-9]\d{0,2}(?: \d{3})+$/, /^[1-9]\d?(?: \d\d)* \d{3}$/];
const isGrouped = (groups: readonly string[]) => groupings.some((form) => form.test(groups.join(' ')));

/**
 * Returns the format of a currency; `languageLocales` in order of preference.
 * @throws RangeError when the currency code is invalid
 */
export function amountFormat(languageLocales: string[], currency: string): AmountFormat {
  const locales = amountLocales(languageLocales, currency);
  const plain = new Intl.NumberFormat(locales, { style: 'currency', currency });
  const decimals = plain.resolvedOptions().maximumFractionDigits ?? 2;
  const signs = new Intl.NumberFormat(locales).formatToParts(1_234_567.8);
  const signOf = (type: Intl.NumberFormatPartTypes) =>
    clean(signs.find((part) => part.type === type)?.value ?? '');
  const [group, point] = [signOf('group'), signOf('decimal')];
  const names = namesOf(locales, currency);
  const written = (digits: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locales, { numberingSystem: 'latn', ...digits });

  const readWhole = (digits: string, fraction = ''): ReadAmount => {
    if (digits.length > MOST_DIGITS) return { problem: 'form' };
    if (fraction.length > decimals) return { problem: 'decimals' };
    return { amount: Number(`${digits}.${fraction || 0}`) };
  };
  const readGroups = (groups: readonly string[], fraction?: string): ReadAmount =>
    isGrouped(groups) ? readWhole(groups.join(''), fraction) : { problem: 'form' };

  /** Parses digits, one sign, digits. */
  const readOneSign = (sign: string, [head = '', tail = '']: readonly string[]): ReadAmount => {
    if (sign === DECIMAL) return readWhole(head, tail);
    if (GROUPS.includes(sign) || !isGrouped([head, tail])) {
      return GROUPS.includes(sign) ? readGroups([head, tail]) : readWhole(head, tail);
    }
    if (sign === group) return readGroups([head, tail]);
    return sign === point && decimals === tail.length ? readWhole(head, tail) : { problem: 'ambiguous' };
  };

  return {
    decimals,
    read(text) {
      const bare = unnamed(clean(text), names);
      if (!bare) return { problem: 'empty' };
      if (!SIGNED.test(bare)) return { problem: 'form' };
      // The player is about to type decimals.
      const typed = bare.replace(/[.,٫]$/, '');
      const parts = typed.split(SIGNS);
      const between = [...typed.replace(/\d/g, '')];
      const last = between.at(-1);
      if (last === undefined) return readWhole(typed);
      if (between.length === 1) return readOneSign(last, parts);
      const first = between[0]!;
      if (first === DECIMAL || between.slice(0, -1).some((sign) => sign !== first))
        return { problem: 'form' };
      if (last === first) return readGroups(parts);
      return GROUPS.includes(last) ? { problem: 'form' } : readGroups(parts.slice(0, -1), parts.at(-1));
    },
    write: (amount) => written({ useGrouping: false, maximumFractionDigits: decimals }).format(amount),
    example: (amount, digits = decimals) =>
      written({
        useGrouping: 'always',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(amount),
    floor(amount) {
      const units = 10 ** decimals;
      // The inner rounding corrects binary fractions: 1.15 * 100 is just below 115.
      return Math.floor(Math.round(amount * units * 100) / 100) / units;
    },
  };
}

/** Normalises digits, sign width and spaces, and removes invisible marks. */
function clean(text: string): string {
  return latinDigits(text.normalize('NFKC')).replace(MARKS, '').replace(/\s/g, ' ');
}

/** Returns the names of a currency next to an amount: `₹`, `R$`, `INR`, `円`. */
function namesOf(locales: string[], currency: string): string[] {
  const displays = ['narrowSymbol', 'symbol', 'code', 'name'] as const;
  return displays.flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locales, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => clean(value).toLowerCase()),
  );
}

/** Removes the currency's name at either end. */
function unnamed(text: string, names: readonly string[]): string {
  const bare = text.trim().toLowerCase();
  for (const name of names) {
    if (bare.startsWith(name)) return bare.slice(name.length).trim();
    if (bare.endsWith(name)) return bare.slice(0, -name.length).trim();
  }
  return bare;
}
