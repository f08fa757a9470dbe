import { siteConfig } from '../../config/site-config.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { $texts } from '../../i18n/language.ts';
import { type LanguageCode, languages } from '../../i18n/languages.ts';
import type { Values } from '../../i18n/reader.ts';
import { type AmountFormat, type AmountProblem, amountFormat } from '../../lib/amounts.ts';

/** The most of one payment in the site currency, as the gateway table has it. */
export const AMOUNT_MOST = 10_000_000;

/** Amounts offered for a tap, in the site currency. */
export const AMOUNT_PRESETS: readonly number[] = [100, 200, 500, 1_000, 5_000, 10_000];

const formats = new Map<string, AmountFormat>();

/** How amounts of the site's currency are written and read in a language; in the present one unless told. */
export function amounts(language: LanguageCode = $texts.get()?.language ?? 'EN'): AmountFormat {
  const { currency } = siteConfig();
  const key = `${language} ${currency}`;
  const known = formats.get(key) ?? amountFormat(languages[language].locales, currency);
  formats.set(key, known);
  return known;
}

/** The amount a text names in the present language; undefined where it names none. */
export function amountFrom(text: string): number | undefined {
  const read = amounts().read(text);
  return 'amount' in read ? read.amount : undefined;
}

/** The smallest amount that there is of the currency. */
export const amountLeast = (): number => 10 ** -amounts().decimals;

/** Bounds of an amount; where nothing is told those of the gateway table. */
export interface AmountBounds {
  least?: number | undefined;
  most?: number | undefined;
  /** What there is to be moved. */
  available?: number | undefined;
}

const problems = {
  empty: 'wallet.amountNeeded',
  form: 'wallet.amountForm',
  ambiguous: 'wallet.amountAmbiguous',
  decimals: 'wallet.amountDecimals',
} as const satisfies Record<AmountProblem, TextKey>;

/** Messages for an amount, the first thing that is wrong with it (A5's messages under the field). */
export function amountMessages(
  text: string,
  { least = 0, most = AMOUNT_MOST, available = most }: AmountBounds = {},
): readonly TextKey[] {
  const { read, decimals } = amounts();
  const found = read(text);
  if ('problem' in found) {
    return [found.problem === 'decimals' && !decimals ? 'wallet.amountWhole' : problems[found.problem]];
  }
  const { amount } = found;
  if (amount < Math.max(least, amountLeast())) return ['wallet.amountLeast'];
  if (amount > Math.min(most, AMOUNT_MOST)) return ['wallet.amountMost'];
  return amount > available ? ['wallet.amountTooMuch'] : [];
}

/** What the placeholders of the messages stand for in a language: how amounts are written in it. */
export function amountExamples(language: LanguageCode): Values {
  const { example, decimals } = amounts(language);
  return {
    example: example(decimals ? 1_000.5 : 1_000),
    thousand: example(1_000, 0),
    one: example(1),
    decimals: String(decimals),
  };
}
