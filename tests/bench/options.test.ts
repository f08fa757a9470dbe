import { expect, test } from 'vitest';
import { parts, readOptions } from '../../e2e/bench/options.ts';

test('measures everything and saves nothing by default', () => {
  expect(readOptions([])).toEqual({
    runs: 5,
    only: parts,
    save: false,
    against: undefined,
    heap: undefined,
    days: undefined,
    embed: false,
    handler: false,
    growth: false,
  });
});

test('accepts parts one by one or together', () => {
  expect(readOptions(['--only', 'use', '--only', 'home']).only).toEqual(['home', 'use']);
  expect(readOptions(['--only', 'motion,home', '--runs', '2', '--against', 'old.json'])).toEqual({
    runs: 2,
    only: ['home', 'motion'],
    save: false,
    against: 'old.json',
    heap: undefined,
    days: undefined,
    embed: false,
    handler: false,
    growth: false,
  });
});

test('measures the heap alone, after 500 rounds by default', () => {
  expect(readOptions(['--heap']).heap).toBe(500);
  expect(readOptions(['--heap', '--rounds', '200']).heap).toBe(200);
});

test('measures days of a terminal, a thousand visits by default', () => {
  expect(readOptions(['--days'])).toMatchObject({ days: 1_000, heap: undefined });
  expect(readOptions(['--days', '--rounds', '120']).days).toBe(120);
});

test.each([
  [['--days', '--rounds', '39'], 'from 40'],
  [['--heap', '--rounds', '150'], 'multiple of 50'],
  [['--heap', '--rounds', '210'], 'multiple of 50'],
  [['--rounds', '200'], '--heap'],
  [['--runs', '0'], 'whole number'],
  [['--runs', 'many'], 'whole number'],
  [['--only', 'kiosk'], '--only knows'],
  [['--only', 'home', '--save'], 'whole run'],
  [['--loud'], '--loud'],
])('refuses %s', (args, why) => {
  expect(() => readOptions(args)).toThrow(why);
});

test('measures the embed next to others, and catalogues by size, separately', () => {
  expect(readOptions(['--embed'])).toMatchObject({ embed: true, growth: false });
  expect(readOptions(['--growth'])).toMatchObject({ embed: false, growth: true });
});
