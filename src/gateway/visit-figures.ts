/** Web vitals of a visit in milliseconds; CLS has no unit. */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

/** Parts of a vital in milliseconds. */
export const vitalParts = [
  'timeToFirstByte',
  'resourceLoadDelay',
  'resourceLoadDuration',
  'elementRenderDelay',
  'inputDelay',
  'processingDuration',
  'presentationDelay',
] as const;

/** Dimensions of the measurements. */
export const facets = ['route', 'release', 'country'] as const;
export type Facet = (typeof facets)[number];

/** Percentiles of a group of measurements. */
export interface VitalRow {
  /** A route pattern, release hash or country; `other` if unknown. */
  group: string;
  count: number;
  p50: number;
  p75: number;
  p95: number;
}

/** Reports with the same content. */
export interface ReportRow {
  /** Type and places in our own code. */
  what: Readonly<Record<string, unknown>>;
  count: number;
  route: string;
  release: string;
  /** Milliseconds since 1970. */
  first: number;
  last: number;
}

/** A part of a vital with its mean in milliseconds, or an element with its count. */
export interface MeanRow {
  name: string;
  value: number;
}

/** The front server's findings in a brand's `site.json`. */
export interface BrandFindings {
  host: string;
  /** Whether the file is in use, an earlier version of it, or none. */
  state: 'current' | 'stale' | 'missing';
  problems: readonly string[];
  notes: readonly string[];
}

/** Response of `GET /operators/figures`. */
export interface OperatorFigures extends VisitFigures {
  brands: readonly BrandFindings[];
}

/** Measurements of the visits to a site. */
export interface VisitFigures {
  /** Start of the measurements in milliseconds since 1970. */
  since: number;
  /** Release hashes, the current one first. */
  releases: string[];
  routes: string[];
  countries: string[];
  rows: VitalRow[];
  /** 75th percentile by day, over the selected groups. */
  days: { day: string; count: number; p75: number }[];
  /** Parts and elements that take the time, the largest first. */
  parts: MeanRow[];
  elements: MeanRow[];
  defects: ReportRow[];
  policies: ReportRow[];
  taken: number;
  /** Number of refused reports, by reason. */
  refused: Record<string, number>;
}
