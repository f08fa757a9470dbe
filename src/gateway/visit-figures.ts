/** What is measured of a visit. All are milliseconds but CLS, which has no unit. */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof vitals)[number];

/** Its parts, of those that have some, each in milliseconds. */
export const vitalParts = [
  'timeToFirstByte',
  'resourceLoadDelay',
  'resourceLoadDuration',
  'elementRenderDelay',
  'inputDelay',
  'processingDuration',
  'presentationDelay',
] as const;

/** By what measurements are told apart. */
export const facets = ['route', 'release', 'country'] as const;
export type Facet = (typeof facets)[number];

/** What one group of measurements comes to. */
export interface VitalRow {
  /** A pattern of the route map, the hash of a release or a country; `other` for what is none that is known. */
  group: string;
  count: number;
  p50: number;
  p75: number;
  p95: number;
}

/** Something told several times. */
export interface ReportRow {
  /** What it is, in words and places of the product's own. */
  what: Readonly<Record<string, unknown>>;
  count: number;
  route: string;
  release: string;
  /** Milliseconds since 1970. */
  first: number;
  last: number;
}

/** A part of a measurement, with its mean in milliseconds, or a name with how often it was told. */
export interface MeanRow {
  name: string;
  value: number;
}

/** What operators see of the visits to their site, as `GET /operators/figures` answers. */
export interface VisitFigures {
  /** Since when it is counted: milliseconds since 1970. */
  since: number;
  /** Releases by their hash, the one that is served now first. */
  releases: string[];
  routes: string[];
  countries: string[];
  rows: VitalRow[];
  /** The 75th percentile by day, of all that is asked for. */
  days: { day: string; count: number; p75: number }[];
  /** Where the time goes, and at what elements, slowest share first. */
  parts: MeanRow[];
  elements: MeanRow[];
  defects: ReportRow[];
  policies: ReportRow[];
  taken: number;
  /** What was refused, by reason. */
  refused: Record<string, number>;
}
