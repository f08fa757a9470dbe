import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawTime } from '../../src/i18n/clock-text.ts';
import { languages } from '../../src/i18n/languages.ts';
import { momentText } from '../../src/i18n/moment-text.ts';
import { timeText } from '../../src/i18n/time-text.ts';
import { createFormats } from '../../src/lib/format.ts';

test.each(Object.values(languages))('formats small counts like $name', { tags: ['LN-1'] }, ({ locales }) => {
  const { number } = createFormats(locales);
  const format = new Intl.NumberFormat(locales);
  for (let count = 0; count <= 1_000; count++) expect(number(count)).toBe(format.format(count));
  for (const value of [-3, 0.5, 1_000, 1_234_567.8, Number.NaN])
    expect(number(value)).toBe(format.format(value));
});

test('creates no formatter for small counts, and one for all others', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const { number } = createFormats(['en']);
  for (const count of [0, 7, 999]) number(count);
  expect(made).not.toHaveBeenCalled();
  for (const value of [1_000, 2_000]) number(value);
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});

test('creates one formatter for all amounts in a currency with the same decimals', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const { money } = createFormats(['en']);
  for (const value of [1, 2]) money(value, 'INR');
  expect(made).toHaveBeenCalledOnce();
  expect([money(3, 'INR', 0), money(3, 'USD', 0), money(3, 'INR')]).toEqual(['₹3', '$3', '₹3.00']);
  expect(made).toHaveBeenCalledTimes(3);
  made.mockRestore();
});

describe('money', () => {
  test('has its symbol, grouping and two decimals', () => {
    expect(createFormats(['en']).money(1_234_567.891, 'INR')).toBe('₹12,34,567.89');
    expect(createFormats(['en']).money(1_234_567.891, 'USD')).toBe('$1,234,567.89');
    expect(createFormats(['ur']).money(1_234_567.891, 'INR')).toBe('₹12,34,567.89');
    expect(createFormats(['ur']).money(-500_000, 'INR')).toBe('\u200e-₹5,00,000.00');
    expect(createFormats(['ur']).money(-500_000, 'USD')).toBe('\u200e-$500,000.00');
    expect(createFormats(['es']).money(1_234_567.891, 'INR')).toBe('1.234.567,89\u00a0₹');
    expect(createFormats(['en']).money(5, 'CAD')).toBe('$5.00');
  });

  test.each([
    ['JPY', 1_000, '¥1,000'],
    ['KWD', 1.5, 'KWD\u00a01.500'],
  ])('has the decimals of its currency: %s', (currency, amount, text) => {
    expect(createFormats(['en']).money(amount, currency)).toBe(text);
  });

  test('has the requested number of decimals', () => {
    expect(createFormats(['en']).money(5.125, 'USD', 3)).toBe('$5.125');
    expect(createFormats(['en']).money(5.6, 'USD', 0)).toBe('$6');
  });
});

describe('times', { tags: ['LN-1'] }, () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const minute = 60_000;
  const hour = 3_600_000;
  const { ago } = createFormats(['en-GB']);

  beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    [0, '12:00 PM'],
    [24 * hour - 1, '12:00 PM'],
    [24 * hour, 'Nov 20, 12:00 PM'],
  ])('a moment %d ms ago is %j', (past, text) =>
    expect(momentText(now - past, now, 'EN').replaceAll('\u202f', ' ')).toBe(text),
  );

  test('keep AM and PM behind the time in a date that is read from right to left', () => {
    expect(momentText(now - 24 * hour, now, 'UR')).toBe('20 نومبر، \u200e12:00 PM');
    expect(timeText(now, 'UR')).toBe('21 نومبر، 2026، \u200e12:00 PM');
    expect(drawTime(now, now - 24 * hour, 'UR')).toBe('21 نومبر، \u200e12:00 PM');
    expect(timeText(now, 'EN')).not.toContain('\u200e');
  });

  test.each([
    [-5 * minute, 'now'],
    [0, 'now'],
    [minute / 2 - 1, 'now'],
    [minute / 2, '1 min ago'],
    [minute, '1 min ago'],
    [4 * minute, '4 min ago'],
    [hour - minute, '59 min ago'],
    [hour - 1, '1 hr ago'],
    [hour, '1 hr ago'],
    [23 * hour, '23 hr ago'],
    [24 * hour, '1 day ago'],
    [72 * hour, '3 days ago'],
  ])('formats %d ms ago as %j', (past, text) => expect(ago(now - past, now)).toBe(text));
});
