import { siteConfig } from '../../config/site-config.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { $texts } from '../../i18n/language.ts';
import { type LanguageCode, languages } from '../../i18n/languages.ts';
import type { Values } from '../../i18n/reader.ts';
import { type AmountFormat, type AmountProblem, amountFormat } from '../../lib/amounts.ts';

/** Maximum of one payment in the site currency, from the gateway's limits. */
export const MAX_AMOUNT = 10_000_000;

/** Suggested amounts in the site currency. */
export const AMOUNT_PRESETS: readonly number[] = [100, 200, 500, 1_000, 5_000, 10_000];

const formats = new Map<string, AmountFormat>();

/** Returns the format of the site's currency in a language; in the current one by default. */
export function amountFormatIn(language: LanguageCode = $texts.get()?.language ?? 'EN'): AmountFormat {
  const { currency } = siteConfig();
  const key = `${language} ${currency}`;
  const known = formats.get(key) ?? amountFormat(languages[language].locales, currency);
  formats.set(key, known);
  return known;
}

/** Parses an amount in the current language; undefined for other text. */
export function parseAmount(text: string): number | undefined {
  const read = amountFormatIn().read(text);
  return 'amount' in read ? read.amount : undefined;
}

export const smallestAmount = (): number => 10 ** -amountFormatIn().decimals;

/** Bounds of an amount; the gateway's limits by default. */
export interface AmountBounds {
  least?: number | undefined;
  most?: number | undefined;
  available?: number | undefined;
}

const problems = {
  empty: 'wallet.amountNeeded',
  form: 'wallet.amountForm',
  ambiguous: 'wallet.amountAmbiguous',
  decimals: 'wallet.amountDecimals',
} as const satisfies Record<AmountProblem, TextKey>;

/** Returns the first error of an amount. */
export function amountErrors(
  text: string,
  { least = 0, most = MAX_AMOUNT, available = most }: AmountBounds = {},
): readonly TextKey[] {
  const { read, decimals } = amountFormatIn();
  const found = read(text);
  if ('problem' in found) {
    return [found.problem === 'decimals' && !decimals ? 'wallet.amountWhole' : problems[found.problem]];
  }
  const { amount } = found;
  if (amount < Math.max(least, smallestAmount())) return ['wallet.amountLeast'];
  const maximum = Math.min(most, MAX_AMOUNT);
  if (amount > Math.min(maximum, available))
    return [available < maximum ? 'wallet.amountTooMuch' : 'wallet.amountMost'];
  return [];
}

/** Returns the values for the messages' placeholders: examples of amounts in a language. */
export function amountExamples(language: LanguageCode): Values {
  const { example, decimals } = amountFormatIn(language);
  return {
    example: example(decimals ? 1_000.5 : 1_000),
    thousand: example(1_000, 0),
    one: example(1),
    decimals: String(decimals),
  };
}
