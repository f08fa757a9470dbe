import { expect, test } from 'vitest';
import { createSinkWithHistory } from '../../demo/server/report-history.ts';
import { readReport } from '../../src/edge/reports/read-report.ts';
import { NOON } from './harness.ts';

test('the operators’ page begins with two weeks of visits until today', () => {
  let now = NOON;
  const sinkAt = () => createSinkWithHistory({ addressOf: () => '', now: () => now });
  const { figures } = sinkAt();
  const { days, rows, releases, defects, since } = figures.answer({ vital: 'LCP', by: 'route' });
  expect(days.map(({ day }) => day)).toHaveLength(14);
  expect([days[0]!.day, days.at(-1)!.day]).toEqual(['2026-01-02', '2026-01-15']);
  expect(since).toBeLessThan(NOON - 12 * 86_400_000);
  expect(rows.length).toBeGreaterThan(5);
  expect(releases).toHaveLength(2);
  expect(defects.every(({ last }) => last < NOON)).toBe(true);
  // The same on each start.
  expect(sinkAt().figures.answer({ vital: 'LCP', by: 'route' }).days).toEqual(days);

  now += 86_400_000;
  const detail = { name: 'LCP', value: 900 };
  figures.add(readReport({ name: 'vitals', page: '/m/home', detail })!, 'IN');
  const later = figures.answer({ vital: 'LCP', by: 'route' }).days.at(-1);
  expect(later).toMatchObject({ day: '2026-01-16', count: 1 });
});
