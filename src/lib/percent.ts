import { bidiIsolate } from './bidi-isolate.ts';
import { latinDigits } from './digits.ts';

const DIGITS = 2;

/** Formats a percentage, 7.5 for 7.5 %, in the first supported locale. */
export function formatPercent(percent: number, locales: string[]): string {
  const format = new Intl.NumberFormat(locales, { style: 'percent', maximumFractionDigits: DIGITS });
  return format.format(percent / 100);
}

/** Parses a percentage with at most two decimals after a point or comma; undefined for other text. */
export function parsePercent(text: string): number | undefined {
  const plain = latinDigits(text)
    .replace(/[\s%٪\u200e\u200f]/g, '')
    .replace(/[,٫]/, '.');
  return /^\d{1,3}(\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Formats two percentages as placeholders `from` and `to`, isolated for text of any direction. */
export function formatPercentRange(
  least: number,
  most: number,
  locales: string[],
): { from: string; to: string } {
  const text = (percent: number) => bidiIsolate(formatPercent(percent, locales));
  return { from: text(least), to: text(most) };
}
