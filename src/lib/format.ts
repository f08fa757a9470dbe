import { amountLocales } from './amount-locales.ts';

/** Formats values in a language; created once per language. */
export interface Formats {
  number(value: number): string;
  /** Grouped, with the currency's symbol and `digits` decimals; those of the currency by default. */
  money(value: number, currency: string, digits?: number): string;
  /** Like '4 min ago', in the largest fitting unit; 'now' below half a minute. */
  ago(time: number, now: number): string;
}

const MINUTE = 60_000;
/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

/** Whether every language of the product writes a number in the same way. */
function isSmallCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1_000;
}

const MARK = '\u200e';
const withLeadingMark = (text: string) => (text.startsWith(MARK) ? text : MARK + text);

/** Returns a function that creates a value at its first call. */
function once<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Returns the formats of a language, `locales` in order of preference. Each Intl object is created at first use,
 * which takes a slow phone tens of milliseconds.
 */
export function createFormats(locales: string[]): Formats {
  const numbers = once(() => new Intl.NumberFormat(locales));
  const relative = once(() => new Intl.RelativeTimeFormat(locales, { numeric: 'always', style: 'short' }));
  const present = once(() => new Intl.RelativeTimeFormat(locales, { numeric: 'auto' }).format(0, 'second'));
  const amounts = new Map<string, Intl.NumberFormat>();
  const amountsIn = (currency: string, digits?: number) => {
    const key = currency + digits;
    let format = amounts.get(key);
    if (!format) {
      format = new Intl.NumberFormat(amountLocales(locales, currency), {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      });
      amounts.set(key, format);
    }
    return format;
  };
  return {
    // Avoids creating a NumberFormat for a number that looks the same in every language.
    number: (value) => (isSmallCount(value) ? String(value) : numbers().format(value)),
    money(value, currency, digits) {
      const text = amountsIn(currency, digits).format(value);
      // Keeps the sign of an amount in front of it where the text runs from right to left.
      return value < 0 && locales[0] === 'ur' ? withLeadingMark(text) : text;
    },
    ago(time, now) {
      const minutes = Math.round((now - time) / MINUTE);
      if (minutes < 1) return present();
      if (minutes < HOUR) return relative().format(-minutes, 'minute');
      if (minutes < DAY) return relative().format(-Math.round(minutes / HOUR), 'hour');
      return relative().format(-Math.round(minutes / DAY), 'day');
    },
  };
}
