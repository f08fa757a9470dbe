// @module-tag WL-10
import { expect, test } from 'vitest';
import { formatPercent, formatPercentRange, parsePercent } from '../../src/lib/percent.ts';

test.each([
  ['0.75', 0.75],
  ['0,75', 0.75],
  ['7.', 7],
  ['۰٫۷۵', 0.75],
  ['०.५', 0.5],
  [' 0.5 % ', 0.5],
  ['\u200e0.5', 0.5],
  ['100', 100],
])('%j is a percentage', (text, percent) => expect(parsePercent(text)).toBe(percent));

test.each(['', 'x', '0.755', '1,000', '-1', '1000', '.5', '0.7.5', '1e2'])('%j is none', (text) =>
  expect(parsePercent(text)).toBeUndefined(),
);

test('formats a percentage with up to two decimals in the language', () => {
  expect(formatPercent(0.75, ['en'])).toBe('0.75%');
  expect(formatPercent(7, ['en'])).toBe('7%');
  expect(formatPercent(0.75, ['es'])).toMatch(/^0,75\s%$/);
});

test('the bounds of a percentage keep their order in text of either direction', () => {
  expect(formatPercentRange(0, 7.5, ['en'])).toEqual({ from: '\u20680%\u2069', to: '\u20687.5%\u2069' });
});
