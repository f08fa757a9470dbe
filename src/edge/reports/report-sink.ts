import type { Context } from 'hono';
import { createRateLimiter } from '../rate-limiter.ts';
import { createFigures, type Figures } from './figures.ts';
import type { Told } from './read-report.ts';

/** One thing that was told, as it may be kept for longer. */
export type KeptLine = { time: string; country: string } & Told;

export interface ReportsOptions {
  /** What opens the page of the operators, and lets a collector read; without one there is neither. */
  token?: string | undefined;
  /** Address of whoever calls, for limits alone: it is kept nowhere. */
  addressOf(c: Context): string;
  /** Two letters of the country of whoever calls, where somebody who knows says so. */
  countryOf?: ((c: Context) => string | undefined) | undefined;
  /** Keeps what was told, as a line of a file. */
  keep?: ((line: KeptLine) => void) | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Reports a minute: a visit tells some ten, and many may share one address. */
const LIMITS = { each: 120, all: 6_000 };
/** Reports a minute of one address that are kept in the file: a visit tells some ten, and one caller may not fill the disk. */
const KEPT = { each: 30 };
/** Wrong tokens a minute of one address. */
const FAILURES = { each: 10 };

export interface ReportSink extends ReportsOptions {
  figures: Figures;
  allow(caller: string): boolean;
  /** Counts a wrong token; false once there are too many. */
  mayFail(caller: string): boolean;
  take(c: Context, told: Told): void;
}

/** Where reports of all brands come together. */
export function createReportSink(options: ReportsOptions): ReportSink {
  const { now = Date.now, countryOf, keep } = options;
  const figures = createFigures(now);
  const mayKeep = createRateLimiter({ ...KEPT, now });
  return {
    ...options,
    now,
    figures,
    allow: createRateLimiter({ ...LIMITS, now }),
    mayFail: createRateLimiter({ ...FAILURES, now }),
    take(c, told) {
      const given = countryOf?.(c) ?? '';
      const country = /^[A-Z]{2}$/.test(given) ? given : 'other';
      figures.add(told, country);
      if (!keep || !mayKeep(options.addressOf(c))) return;
      keep({ time: new Date(now()).toISOString(), country, ...told, release: figures.known(told.release) });
    },
  };
}
