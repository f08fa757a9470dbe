import { expect, test } from 'vitest';
import { createFigures } from '../../src/edge/reports/figures.ts';
import { prometheusText } from '../../src/edge/reports/prometheus.ts';
import type { Vital } from '../../src/gateway/visit-figures.ts';

/** Returns the text for values of one vital, without comment lines. */
function linesOf(vital: Vital, values: readonly number[]): string[] {
  const figures = createFigures(() => 0);
  figures.serve('aaaaaaaa');
  for (const value of values) {
    figures.add({ kind: 'vital', route: '/m/home', release: 'aaaaaaaa', vital, value, parts: {} }, 'BR');
  }
  const name = `foyer_${vital.toLowerCase()}`;
  return prometheusText(figures)
    .split('\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.replace('route="/m/home",release="aaaaaaaa",country="BR"', ''));
}
const buckets = (vital: Vital, values: readonly number[]) =>
  linesOf(vital, values).flatMap(
    (line) => /_bucket\{,le="(.+)"\} (\d+)/.exec(line)?.slice(1).join(': ') ?? [],
  );

test('exports times in seconds, with buckets around the limits of good and poor', () => {
  expect(buckets('LCP', [400, 2_300, 3_900, 20_000])).toEqual([
    '0.5: 1',
    '1: 1',
    '1.5: 1',
    '2: 1',
    '2.5: 2',
    '3: 2',
    '4: 3',
    '6: 3',
    '10: 3',
    '+Inf: 4',
  ]);
  expect(buckets('INP', [180, 450])).toEqual([
    '0.05: 0',
    '0.1: 0',
    '0.15: 0',
    '0.2: 1',
    '0.3: 1',
    '0.5: 2',
    '1: 2',
    '2: 2',
    '+Inf: 2',
  ]);
  expect(buckets('FCP', [1_700])).toEqual(['0.5: 0', '1: 0', '1.8: 1', '3: 1', '5: 1', '10: 1', '+Inf: 1']);
  expect(buckets('TTFB', [700])).toEqual([
    '0.1: 0',
    '0.2: 0',
    '0.4: 0',
    '0.8: 1',
    '1.8: 1',
    '5: 1',
    '+Inf: 1',
  ]);
});

test('exports layout shift without a unit, and the sum of its values', () => {
  expect(buckets('CLS', [0.09, 0.2])).toEqual([
    '0.01: 0',
    '0.05: 0',
    '0.1: 1',
    '0.15: 1',
    '0.25: 2',
    '0.5: 2',
    '1: 2',
    '+Inf: 2',
  ]);
  const lines = linesOf('CLS', [0.2]);
  expect(lines.some((line) => line.startsWith('foyer_cls_ratio_sum{} 0.'))).toBe(true);
  expect(lines).toContain('foyer_cls_ratio_count{} 1');
  const [, sum] = linesOf('LCP', [2_000, 4_000])
    .join('\n')
    .match(/foyer_lcp_seconds_sum\{\} ([\d.]+)/)!;
  // The histogram keeps steps of 5 %, not exact values.
  expect(Number(sum)).toBeGreaterThan(6 * 0.95);
  expect(Number(sum)).toBeLessThan(6 * 1.05);
});
