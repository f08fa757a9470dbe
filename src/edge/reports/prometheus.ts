import { type Vital, vitals } from '../../gateway/visit-figures.ts';
import type { Figures } from './figures.ts';
import { countOf, type Histogram, merged } from './histogram.ts';

/**
 * Upper bounds of the buckets, in seconds except for CLS: the limits of web.dev for good and poor, and values
 * around them.
 */
const bounds: Record<Vital, readonly number[]> = {
  LCP: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  INP: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  FCP: [0.5, 1, 1.8, 3, 5, 10],
  TTFB: [0.1, 0.2, 0.4, 0.8, 1.8, 5],
};

/**
 * Formats the figures as text of Prometheus (version 0.0.4): histograms by route and release, counters for
 * the rest.
 */
export function prometheusText(figures: Figures): string {
  const lines: string[] = [];
  const head = (name: string, type: string, help: string) =>
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
  for (const vital of vitals) {
    const unit = vital === 'CLS' ? 'ratio' : 'seconds';
    const name = `foyer_${vital.toLowerCase()}_${unit}`;
    head(name, 'histogram', `${vital} of the visits of the last days`);
    const byLabels = new Map<string, Histogram[]>();
    for (const one of figures.series()) {
      if (one.vital !== vital) continue;
      const labels = `route="${one.route}",release="${one.release}",country="${one.country}"`;
      byLabels.set(labels, [...(byLabels.get(labels) ?? []), one.histogram]);
    }
    for (const [labels, histograms] of byLabels)
      lines.push(...histogramLines(vital, name, labels, merged(histograms)));
  }
  head('foyer_reports_taken_total', 'counter', 'Reports that were taken');
  lines.push(`foyer_reports_taken_total ${figures.taken()}`);
  head('foyer_reports_refused_total', 'counter', 'Reports that were refused');
  for (const [why, count] of Object.entries(figures.refused())) {
    lines.push(`foyer_reports_refused_total{why="${why}"} ${count}`);
  }
  const { defects, policies } = figures.problems();
  for (const [name, rows, key] of [
    ['foyer_defects', defects, 'name'],
    ['foyer_policy_refusals', policies, 'directive'],
  ] as const) {
    head(name, 'gauge', 'Report and still held, by kind');
    const counts = new Map<string, number>();
    for (const { what, count } of rows)
      counts.set(String(what[key]), (counts.get(String(what[key])) ?? 0) + count);
    for (const [kind, count] of counts) lines.push(`${name}{${key}="${kind}"} ${count}`);
  }
  return `${lines.join('\n')}\n`;
}

function histogramLines(vital: Vital, name: string, labels: string, histogram: Histogram): string[] {
  const perUnit = vital === 'CLS' ? 1 : 1_000;
  const values = [...histogram].map(([step, count]) => ({
    value: Math.exp(step * Math.log(1.05)) / perUnit,
    count,
  }));
  const total = countOf(histogram);
  const sum = values.reduce((all, { value, count }) => all + value * count, 0);
  const buckets = bounds[vital].map((bound) => {
    const within = values.reduce((all, { value, count }) => all + (value <= bound ? count : 0), 0);
    return `${name}_bucket{${labels},le="${bound}"} ${within}`;
  });
  return [
    ...buckets,
    `${name}_bucket{${labels},le="+Inf"} ${total}`,
    `${name}_sum{${labels}} ${Number(sum.toFixed(4))}`,
    `${name}_count{${labels}} ${total}`,
  ];
}
