// @module-tag WL-1
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { amountFormat } from '../../src/lib/amounts.ts';

const formatOf = (language: keyof typeof languages, currency = 'INR') =>
  amountFormat(languages[language].locales, currency);

/** An amount, or why there is none. */
function read(language: keyof typeof languages, text: string, currency?: string) {
  const found = formatOf(language, currency).read(text);
  return 'amount' in found ? found.amount : found.problem;
}

describe('parses an amount in the format of the language', () => {
  test.each([
    ['EN', '1,000', 1_000],
    ['EN', '1,000.50', 1_000.5],
    ['EN', '1,234,567.8', 1_234_567.8],
    ['PT', '1.000', 1_000],
    ['PT', '1.000,50', 1_000.5],
    ['PT', '1.234.567', 1_234_567],
    ['PT', '1000,5', 1_000.5],
    // Spain groups from ten thousand on when it writes, and reads either.
    ['ES', '1.000', 1_000],
    ['ES', '10.000,05', 10_000.05],
    ['HI', '1,00,000', 100_000],
    ['HI', '12,34,567.80', 1_234_567.8],
    ['HI', '१,००,०००', 100_000],
    ['UR', '1,000.50', 1_000.5],
    ['UR', '۱٬۰۰۰٫۵۰', 1_000.5],
    ['UR', '١٢٣٫٥', 123.5],
    ['JA', '１，０００', 1_000],
    ['JA', '1,000', 1_000],
    ['KO', '1,000', 1_000],
    ['TY', '1\u202f000,50', 1_000.5],
    ['TY', '1 000 000', 1_000_000],
  ] as const)('%s %j', (language, text, amount) => expect(read(language, text)).toBe(amount));

  test.each(Object.keys(languages) as (keyof typeof languages)[])(
    '%s reads what it writes itself, in each of its ways',
    (language) => {
      const { locales } = languages[language];
      for (const currency of ['INR', 'JPY', 'KWD']) {
        const { decimals, write, example } = formatOf(language, currency);
        const money = new Intl.NumberFormat(locales, { style: 'currency', currency });
        for (const amount of [1, 100, 1_000, 12_345, 1_234_567, 7.5, 1_000.25, 12_345.125]) {
          const exact = Number(amount.toFixed(decimals));
          expect(read(language, write(exact), currency)).toBe(exact);
          expect(read(language, example(exact), currency)).toBe(exact);
          expect(read(language, money.format(exact), currency)).toBe(exact);
        }
      }
    },
  );
});

describe('parses an amount in any unambiguous format', () => {
  test.each([
    ['EN', '100', 100],
    ['EN', ' 99.50 ', 99.5],
    ['EN', '99,5', 99.5],
    ['PT', '99.50', 99.5],
    ['EN', '1.000.000', 1_000_000],
    ['EN', '1.000,50', 1_000.5],
    ['PT', '1,000.50', 1_000.5],
    ['PT', '1,000,000', 1_000_000],
    ['EN', '1,00,000', 100_000],
    ['EN', "1'000.5", 1_000.5],
    ['EN', '1 000', 1_000],
    ['EN', '1,', 1],
    ['EN', '99.', 99],
    ['EN', '₹1,000', 1_000],
    ['EN', 'inr 1,000', 1_000],
    ['EN', '\u200e₹\u00a05', 5],
    ['EN', '0.01', 0.01],
    ['EN', '999999999999', 999_999_999_999],
  ] as const)('%s %j', (language, text, amount) => expect(read(language, text)).toBe(amount));
});

describe('ambiguous amounts are refused', () => {
  test.each([
    ['EN', '1.000'],
    ['HI', '12.345'],
    ['PT', '1,000'],
    ['ES', '999,999'],
    ['TY', '1.000'],
    ['TY', '1,000'],
    ['UR', '1.234'],
  ] as const)('%s %j', (language, text) => expect(read(language, text)).toBe('ambiguous'));
});

describe('an amount has the decimals of its currency', () => {
  test.each([
    ['EN', 'JPY', '1,000', 1_000],
    ['EN', 'JPY', '1.5', 'decimals'],
    ['JA', 'JPY', '1.000', 'ambiguous'],
    ['JA', 'JPY', '1000円', 1_000],
    ['JA', 'JPY', '￥1,000', 1_000],
    ['EN', 'INR', '0.005', 'decimals'],
    ['EN', 'INR', '1000.555', 'decimals'],
    ['EN', 'KWD', '1.125', 1.125],
    ['PT', 'KWD', '1,125', 1.125],
    ['EN', 'KWD', '1,125', 1_125],
    ['EN', 'KWD', '1.1255', 'decimals'],
    ['PT', 'BRL', 'R$ 1.000,50', 1_000.5],
  ] as const)('%s %s %j', (language, currency, text, found) =>
    expect(read(language, text, currency)).toBe(found),
  );

  test.each([
    ['JPY', 0, '5'],
    ['INR', 2, '5.25'],
    ['KWD', 3, '5.25'],
  ])('%s has %i of them', (currency, decimals, text) => {
    const format = formatOf('EN', currency);
    expect([format.decimals, format.write(5.25)]).toEqual([decimals, text]);
  });

  test.each([
    ['INR', 1.15, 1.15],
    ['INR', 12_345.67, 12_345.67],
    ['INR', 0.999, 0.99],
    ['INR', 8_125_075 / 100, 81_250.75],
    ['JPY', 99.9, 99],
    ['KWD', 0.9999, 0.999],
  ])('of %s %d everything is %d', (currency, balance, all) => {
    expect(formatOf('EN', currency).floor(balance)).toBe(all);
  });
});

test.each(['', '   ', '₹'])('%j is none at all', (text) => expect(read('EN', text)).toBe('empty'));

test.each([
  '1e5',
  '-5',
  '+5',
  '0x10',
  'ten',
  'Infinity',
  '.5',
  '1,,000',
  '1.000.00',
  '10,00,00',
  '0,100,000',
  '1,0000,000',
  '1,000 000',
  '1.5,000 1',
  '1٫5٫5',
  '1 0',
  '5 ₹ 5',
  '1234567890123',
])('%j is no amount', (text) => expect(read('EN', text)).toBe('form'));

test.each([
  ['EN', '1,000.50', '1,000'],
  ['PT', '1.000,50', '1.000'],
  ['ES', '1.000,50', '1.000'],
  ['TY', '1\u202f000,50', '1\u202f000'],
] as const)('%s shows how amounts are written: %s', (language, exact, whole) => {
  const { example } = formatOf(language);
  expect([example(1_000.5), example(1_000, 0)]).toEqual([exact, whole]);
});
