import type { Formats } from '../../src/lib/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Stands in for the site's: the texts of values that mounts show. Formats are made when they are first needed, since
 * that takes a slow phone tens of milliseconds.
 */
export function createFormats(locales: string[]): Omit<Formats, 'moment'> {
  let relative: Intl.RelativeTimeFormat | undefined;
  let amounts: Intl.NumberFormat | undefined;
  return {
    // All counts of a mount are small ones, which every language writes alike.
    number: (value) => (Number.isInteger(value) ? String(value) : value.toLocaleString(locales)),
    // An operator has one currency.
    money(value, currency) {
      amounts ??= new Intl.NumberFormat(locales, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      });
      return amounts.format(value);
    },
    ago(time, now) {
      relative ??= new Intl.RelativeTimeFormat(locales, { style: 'short' });
      const past = Math.max(0, now - time);
      const [size, unit] =
        past < HOUR
          ? ([MINUTE, 'minute'] as const)
          : past < DAY
            ? ([HOUR, 'hour'] as const)
            : ([DAY, 'day'] as const);
      return relative.format(-Math.round(past / size), unit);
    },
  };
}
