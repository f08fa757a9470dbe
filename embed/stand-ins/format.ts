import { amountLocales } from '../../src/lib/amount-locales.ts';
import type { Formats } from '../../src/lib/format.ts';

const MINUTE = 60_000;
/** In minutes. */
const HOUR = 60;
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
    number: String,
    // An operator has one currency, so one formatter is enough.
    money(value, currency) {
      amounts ??= new Intl.NumberFormat(amountLocales(locales, currency), {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      });
      return amounts.format(value);
    },
    ago(time, now) {
      // The budget of mounts has no room for a second formatter, for 'now'.
      const minutes = Math.max(1, Math.round((now - time) / MINUTE));
      relative ??= new Intl.RelativeTimeFormat(locales, { style: 'short' });
      if (minutes < HOUR) return relative.format(-minutes, 'minute');
      if (minutes < DAY) return relative.format(-Math.round(minutes / HOUR), 'hour');
      return relative.format(-Math.round(minutes / DAY), 'day');
    },
  };
}
