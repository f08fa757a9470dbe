import { expect, test } from 'vitest';
import { failingAudits, type LighthouseReport, medianScores } from '../../e2e/lighthouse/scores.ts';

const report = (performance: number | null, lcp: number | null): LighthouseReport => ({
  categories: {
    performance: {
      score: performance,
      auditRefs: [
        { id: 'lcp', weight: 25 },
        { id: 'hint', weight: 0 },
        { id: 'unknown', weight: 1 },
      ],
    },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 1, auditRefs: [{ id: 'none', weight: 1 }] },
    seo: { score: 0.91, auditRefs: [] },
  },
  audits: {
    lcp: { title: 'Largest paint', score: lcp, displayValue: `${lcp} of it` },
    hint: { title: 'Counts for nothing', score: 0 },
    none: { title: 'Nothing to judge', score: null },
  },
});

test('takes medians from 0 to 100, counts missing scores as 0 and never rounds up to 100', () => {
  const reports = [report(0.5, 1), report(1, 1), report(0.999, 1)];
  expect(medianScores(reports)).toEqual({
    performance: 99,
    accessibility: 100,
    'best-practices': 100,
    seo: 91,
  });
  expect(medianScores([report(null, 1)]).performance).toBe(0);
  expect(medianScores([report(0.29, 1)]).performance).toBe(29);
});

test('names each failed audit once with its text, and ignores audits without weight or score', () => {
  expect(failingAudits([report(1, 1), report(1, 0.98), report(1, 0.5)])).toEqual([
    'performance: lcp, Largest paint, 0.98 of it',
  ]);
  expect(failingAudits([report(1, 1), report(1, null)])).toEqual([]);
});
