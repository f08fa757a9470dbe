import type { Formats } from '../../src/lib/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The formats that mounts use. Formatters are created on first use, because each takes tens of milliseconds on a slow
 * phone.
 */
export function createFormats(locales: string[]): Omit<Formats, 'moment'> {
  let relative: Intl.RelativeTimeFormat | undefined;
  let amounts: Intl.NumberFormat | undefined;
  return {
    // Mounts only show small counts, which look the same in all languages.
    number: (value) => (Number.isInteger(value) ? String(value) : value.toLocaleString(locales)),
    // An operator has one currency, so one formatter is enough.
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
