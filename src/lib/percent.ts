import { latinDigits } from './digits.ts';

/** Decimals of a percentage. */
const DIGITS = 2;

/** A percentage such as 7.5 in the first of the locales that there is. */
export function percentText(percent: number, locales: string[]): string {
  const format = new Intl.NumberFormat(locales, { style: 'percent', maximumFractionDigits: DIGITS });
  return format.format(percent / 100);
}

/** The percentage that a text means, with at most two decimals after a point or comma; nothing for what is none. */
export function percentFrom(text: string): number | undefined {
  const plain = latinDigits(text)
    .replace(/[\s%٪\u200e\u200f]/g, '')
    .replace(/[,٫]/, '.');
  return /^\d{1,3}(\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** First strong isolate and its end: what stands between them is not turned around by the text beside it. */
const ISOLATE = ['\u2068', '\u2069'] as const;

/** Two percentages as the placeholders `from` and `to` of a text of any direction. */
export function percentBounds(least: number, most: number, locales: string[]): { from: string; to: string } {
  const isolated = (percent: number) => ISOLATE.join(percentText(percent, locales));
  return { from: isolated(least), to: isolated(most) };
}
