import {
  type Facet,
  facets,
  type ReportRow,
  type VisitFigures,
  type Vital,
} from '../../gateway/visit-figures.ts';
import { addTo, countOf, type Histogram, merged, percentile } from './histogram.ts';
import type { Report } from './read-report.ts';
import { createTopCounts } from './top-counts.ts';

/** Days for which figures are kept. */
const DAYS = 14;
/** Maximum number of series. Each has a day, vital, route, release and country, and needs some 300 bytes. */
const SERIES = 20_000;
/** Number of releases with separate figures. */
const RELEASES = 8;
/** Maximum number of elements per vital, of defects and of refused policies. */
const ELEMENTS = 50;
const DEFECTS = 200;

/** Number of parts and elements in an answer. */
const CAUSES = 10;

type Where = Record<Facet, string>;
interface Series extends Where {
  day: string;
  vital: Vital;
  histogram: Histogram;
}
interface Parts {
  count: number;
  sums: Map<string, number>;
  elements: ReturnType<typeof createTopCounts<{ name: string }>>;
}

/** A query for one vital, grouped by a facet, optionally for one route, release or country. */
export interface Question extends Partial<Where> {
  vital: Vital;
  by: Facet;
}

function grouped<T>(list: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(by(one)) ?? [];
    groups.set(by(one), group);
    group.push(one);
  }
  return groups;
}

/** Aggregates reports in bounded memory; it keeps no single visit. */
export function createFigures(now: () => number) {
  const since = now();
  const series = new Map<string, Series>();
  const parts = new Map<Vital, Parts>();
  const defects = createTopCounts<Omit<ReportRow, 'count'>>(DEFECTS);
  const policies = createTopCounts<Omit<ReportRow, 'count'>>(DEFECTS);
  const releases: string[] = [];
  const refused: Record<string, number> = {};
  let taken = 0;

  function measure(report: Extract<Report, { kind: 'vital' }>, country: string, release: string): void {
    const day = new Date(now()).toISOString().slice(0, 10);
    const where = { route: report.route, release, country };
    const key = [day, report.vital, ...facets.map((facet) => where[facet])].join('|');
    const one = series.get(key) ?? { day, vital: report.vital, ...where, histogram: new Map() };
    series.set(key, one);
    addTo(one.histogram, report.value);
    const earliest = new Date(now() - (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
    for (const [first, { day: of }] of series) {
      // Series are in the order of their creation.
      if (of >= earliest && series.size <= SERIES) break;
      series.delete(first);
    }
    const all = parts.get(report.vital) ?? {
      count: 0,
      sums: new Map(),
      elements: createTopCounts(ELEMENTS),
    };
    parts.set(report.vital, all);
    all.count++;
    for (const [name, value] of Object.entries(report.parts))
      all.sums.set(name, (all.sums.get(name) ?? 0) + value);
    const { element } = report;
    if (element) all.elements.count(element, () => ({ name: element }));
  }

  return {
    /** Adds a release that the server delivers, so that reports can refer to it. */
    serve(release: string): void {
      if (releases[0] === release) return;
      const others = releases.filter((other) => other !== release).slice(0, RELEASES - 1);
      releases.splice(0, RELEASES, release, ...others);
    },
    /**
     * Returns the release, or `other` when this server never delivered it, because anybody can send a made-up
     * name.
     */
    known: (release: string) => (releases.includes(release) ? release : 'other'),
    add(report: Report, country: string): void {
      taken++;
      const release = this.known(report.release);
      if (report.kind === 'vital') measure(report, country, release);
      else {
        const { what, route } = report;
        const seen = { what, route, release, last: now() };
        const counts = report.kind === 'defect' ? defects : policies;
        counts.count(JSON.stringify(what), (known) => ({ ...seen, first: known?.first ?? seen.last }));
      }
    },
    refuse(why: string): void {
      refused[why] = (refused[why] ?? 0) + 1;
    },
    taken: () => taken,
    refused: () => ({ ...refused }),
    problems: () => ({ defects: defects.rows(), policies: policies.rows() }),
    series: (): readonly Series[] => [...series.values()],
    answer({ vital, by, ...only }: Question): VisitFigures {
      const all = [...series.values()].filter((one) => one.vital === vital);
      const fits = all.filter((one) => facets.every((facet) => !only[facet] || one[facet] === only[facet]));
      const named = (facet: Facet) => [...new Set(all.map((one) => one[facet]))].sort();
      const rows = [...grouped(fits, (one) => one[by])].map(([group, of]) => {
        const histogram = merged(of.map((one) => one.histogram));
        const [p50, p75, p95] = [0.5, 0.75, 0.95].map((share) => percentile(histogram, share));
        return { group, count: countOf(histogram), p50: p50!, p75: p75!, p95: p95! };
      });
      const days = [...grouped(fits, (one) => one.day)].map(([day, of]) => {
        const histogram = merged(of.map((one) => one.histogram));
        return { day, count: countOf(histogram), p75: percentile(histogram, 0.75) };
      });
      const { count = 1, sums = [], elements } = parts.get(vital) ?? {};
      const means = [...sums].map(([name, sum]) => ({ name, value: Math.round(sum / count) }));
      return {
        since,
        releases: [...releases],
        routes: named('route'),
        countries: named('country'),
        rows: rows.sort((a, b) => b.count - a.count),
        days: days.sort((a, b) => (a.day < b.day ? -1 : 1)),
        parts: means.sort((a, b) => b.value - a.value).slice(0, CAUSES),
        elements: (elements?.rows() ?? [])
          .slice(0, CAUSES)
          .map((row) => ({ name: row.name, value: row.count })),
        ...this.problems(),
        taken,
        refused: this.refused(),
      };
    },
  };
}

export type Figures = ReturnType<typeof createFigures>;
