/** Locale-aware texts for values; made once per language. */
export interface Formats {
  number(value: number): string;
  /** `digits` decimals, as many as the currency has unless told; grouped, with its symbol. */
  money(value: number, currency: string, digits?: number): string;
  /** Like '4 min ago', in the largest fitting unit. */
  ago(time: number, now: number): string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether a number is a whole one that no language of the product groups, or writes with digits of its own. */
function isSmallCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1_000;
}

/** Makes a thing when it is first needed. */
function once<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The locales in which a language writes amounts: English groups rupees as India does, 1,00,000. */
export const amountLocales = (locales: string[], currency: string): string[] =>
  currency === 'INR' && locales[0] === 'en' ? ['en-IN'] : locales;

/**
 * `locales` in order of preference: where the browser lacks the first, the next one serves. Formats are made when
 * they are first needed, since that takes a slow phone tens of milliseconds.
 */
export function createFormats(locales: string[]): Formats {
  const numbers = once(() => new Intl.NumberFormat(locales));
  const relative = once(() => new Intl.RelativeTimeFormat(locales, { numeric: 'always', style: 'short' }));
  return {
    // Small counts are written alike everywhere, and seldom worth what the first format costs.
    number: (value) => (isSmallCount(value) ? String(value) : numbers().format(value)),
    money: (value, currency, digits) =>
      new Intl.NumberFormat(amountLocales(locales, currency), {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      }).format(value),
    ago(time, now) {
      const past = Math.max(0, now - time);
      if (past < HOUR) return relative().format(-Math.round(past / MINUTE), 'minute');
      if (past < DAY) return relative().format(-Math.round(past / HOUR), 'hour');
      return relative().format(-Math.round(past / DAY), 'day');
    },
  };
}
