import { expect, test } from 'vitest';
// @ts-expect-error The games of the demo are plain scripts.
import { limitsText, moneyFormat, numberFormat, oddText } from '../../demo/games/parts.js';
import { languages } from '../../src/i18n/languages.ts';
import { oddsText } from '../../src/i18n/odds-text.ts';
import { createFormats } from '../../src/lib/format.ts';

test('games format amounts as the site does, in each language', () => {
  for (const { locales } of Object.values(languages)) {
    for (const currency of ['INR', 'EUR', 'XPF']) {
      const site = createFormats(locales).money(3_921_191.5, currency);
      expect(moneyFormat(locales[0], currency)(392_119_150)).toBe(site);
    }
  }
  expect(moneyFormat('en', 'INR')(392_119_100)).toBe('₹39,21,191.00');
});

test('multiples of a stake are grouped like the amounts next to them', () => {
  expect(numberFormat('en', 'INR')(1_000_000)).toBe('10,00,000');
  expect(numberFormat('ur', 'INR')(1_000_000)).toBe('10,00,000');
  expect(numberFormat('en', 'EUR')(1_000_000)).toBe('1,000,000');
});

test('tables show their limits as their tiles do, large ones in a short form', () => {
  const written = (language: string, least: number, most: number) =>
    limitsText(language, 'INR', least * 100, most * 100).replace(/\s/g, ' ');
  expect(written('en', 1, 1_000)).toBe('₹1 – ₹1,000');
  expect(written('en', 100, 50_000)).toBe('₹100 – ₹50K');
  expect(written('ur', 1, 1_000)).toBe('₹1 – ₹1,000');
  expect(written('ur', 100, 50_000)).toBe('₹100 – ₹50 ہزار');
});

test('games write odds as the site does, in each language', () => {
  for (const { locales } of Object.values(languages)) {
    for (const odds of [1.5, 2, 1_250.05]) {
      expect(oddText(odds * 100, locales[0])).toBe(oddsText(odds, locales));
    }
  }
  expect(oddText(250, 'es')).toBe('2,50');
});
