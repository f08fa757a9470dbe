import { median } from '../bench/figures.ts';

/** Categories that have to be at 100. */
export const scored = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof scored)[number];

/** What of Lighthouse's report is read; scores from 0 to 1, none of an audit that has nothing to judge. */
export interface LighthouseReport {
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  audits: Readonly<Record<string, { title: string; score: number | null; displayValue?: string }>>;
}

/** Medians of the scores of some runs, from 0 to 100, rounded down: 99.5 is not 100. */
export function medianScores(reports: readonly LighthouseReport[]): Record<Category, number> {
  const score = (id: Category) => median(reports.map(({ categories }) => categories[id]?.score ?? 0)) ?? 0;
  return Object.fromEntries(scored.map((id) => [id, Math.floor(score(id) * 100 + 1e-9)])) as Record<
    Category,
    number
  >;
}

/** The audits that count and fail in a run, each once, with what they say in the first such run. */
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
