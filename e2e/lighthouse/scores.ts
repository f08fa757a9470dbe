import { median } from '../bench/figures.ts';

/** Categories whose score must be 100. */
export const scored = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof scored)[number];

/** Parts of Lighthouse's report. Scores are from 0 to 1, or null for audits that do not apply. */
export interface LighthouseReport {
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  audits: Readonly<Record<string, { title: string; score: number | null; displayValue?: string }>>;
}

/** Returns the median scores of several runs, from 0 to 100, rounded down so that 99.5 does not pass. */
export function medianScores(reports: readonly LighthouseReport[]): Record<Category, number> {
  const score = (id: Category) => median(reports.map(({ categories }) => categories[id]?.score ?? 0)) ?? 0;
  return Object.fromEntries(scored.map((id) => [id, Math.floor(score(id) * 100 + 1e-9)])) as Record<
    Category,
    number
  >;
}

/** Returns the audits with a weight that fail in a run, each once, with the text of the first failure. */
export function failingAudits(reports: readonly LighthouseReport[]): string[] {
  const lines = new Map<string, string>();
  for (const { categories, audits } of reports) {
    for (const category of scored) {
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        const found = audits[id];
        if (!weight || !found || found.score === null || found.score >= 1 || lines.has(id)) continue;
        lines.set(id, `${category}: ${[id, found.title, found.displayValue].filter(Boolean).join(', ')}`);
      }
    }
  }
  return [...lines.values()];
}
