import { bidiIsolate } from './bidi-isolate.ts';
import { latinDigits } from './digits.ts';

/** Decimals of a percentage. */
const DIGITS = 2;

/** A percentage such as 7.5 in the first of the locales that there is. */
export function formatPercent(percent: number, locales: string[]): string {
  const format = new Intl.NumberFormat(locales, { style: 'percent', maximumFractionDigits: DIGITS });
  return format.format(percent / 100);
}

/** The percentage that a text means, with at most two decimals after a point or comma; nothing for what is none. */
export function parsePercent(text: string): number | undefined {
  const plain = latinDigits(text)
    .replace(/[\s%٪\u200e\u200f]/g, '')
    .replace(/[,٫]/, '.');
  return /^\d{1,3}(\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Two percentages as the placeholders `from` and `to` of a text of any direction. */
export function formatPercentRange(
  least: number,
  most: number,
  locales: string[],
): { from: string; to: string } {
  const text = (percent: number) => bidiIsolate(formatPercent(percent, locales));
  return { from: text(least), to: text(most) };
}
