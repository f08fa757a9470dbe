import { expect, test } from 'vitest';
import { amount, keeps, table, times } from '../../e2e/bench/report.ts';
import { Rounds } from '../../e2e/bench/rounds.ts';
import type { Report, Section } from '../../e2e/bench/rows.ts';

const sections: Section[] = [
  {
    part: 'home',
    title: 'Home',
    rows: [
      {
        id: 'home.lcp',
        label: 'LCP',
        unit: 'ms',
        baselinePage: 'baselinePage.lcp',
        goal: { most: 1.2, of: 'baselinePage' },
      },
      {
        id: 'home.tbt',
        label: 'TBT',
        unit: 'ms',
        baselinePage: 'baselinePage.tbt',
        goal: { most: 100, of: 'value' },
      },
      { id: 'home.js', label: 'JS', unit: 'kB' },
    ],
  },
  { part: 'use', title: 'In use', rows: [{ id: 'use.tap', label: 'a tap', unit: 'ms' }] },
];

function reportOf(values: Record<string, number>, toBaselinePage: Record<string, number> = {}): Report {
  return { when: '2026-01-02 03:04', machine: 'a machine', runs: 1, values, toBaselinePage };
}

test('formats amounts with their unit', () => {
  expect(amount(1_234.6, 'ms')).toBe('1,235 ms');
  expect(amount(103_640, 'kB')).toBe('103.6 kB');
  expect(amount(12_340_000, 'MB')).toBe('12.3 MB');
  expect(amount(0.0123, 'score')).toBe('0.012');
  expect(amount(undefined, 'ms')).toBe('-');
});

test('formats ratios with significant decimals', () => {
  expect(times(1.496)).toBe('1.50');
  expect(times(0)).toBe('0.00');
  expect(times(123.4)).toBe('123');
  expect(times(undefined)).toBe('-');
});

test('compares a goal with the value or the ratio, and leaves it open if that is unknown', () => {
  expect(keeps({ most: 100, of: 'value' }, 100, 9)).toBe(true);
  expect(keeps({ most: 1.2, of: 'baselinePage' }, 100, 1.3)).toBe(false);
  expect(keeps({ most: 1.2, of: 'baselinePage' }, 100, undefined)).toBeUndefined();
});

test('has a row per figure with the earlier run, the baseline page and the goal', () => {
  const now = reportOf(
    { 'home.lcp': 1_500, 'baselinePage.lcp': 1_000, 'home.tbt': 40, 'baselinePage.tbt': 0 },
    { 'home.lcp': 1.5 },
  );
  const earlier = reportOf({ 'home.lcp': 2_000, 'home.tbt': 0 }, { 'home.lcp': 1.8 });
  const lines = table(sections, now, earlier)
    .split('\n')
    .map((line) => line.split(/\s{2,}/).filter(Boolean));
  expect(lines).toEqual([
    ['Home'],
    ['value', 'earlier', 'x', 'baseline page', 'x', 'earlier x', 'goal'],
    ['LCP', '1,500 ms', '2,000 ms', '0.75', '1,000 ms', '1.50', '1.80', '<= 1.2 x baseline page', 'MISSED'],
    ['TBT', '40 ms', '0 ms', '-', '0 ms', '-', '-', '<= 100 ms', 'kept'],
  ]);
});

test('omits the columns of the earlier run if there is none', () => {
  const text = table(sections, reportOf({ 'home.js': 90_000 }), undefined);
  expect(text).not.toContain('earlier');
  expect(text).toMatch(/JS +90\.0 kB$/);
});

test('computes medians of rounds, and ratios within the same round', () => {
  const rounds = new Rounds();
  for (const [home, baselinePage] of [
    [20, 10],
    [200, 100],
    [24, 10],
  ]) {
    rounds.add('home', { lcp: home! });
    rounds.add('baselinePage', { lcp: baselinePage! });
  }
  expect(rounds.summary(sections)).toEqual({
    values: { 'home.lcp': 24, 'baselinePage.lcp': 10 },
    toBaselinePage: { 'home.lcp': 2 },
  });
});
