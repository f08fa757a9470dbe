import type { Context } from 'hono';
import { createRateLimiter } from '../rate-limiter.ts';
import { createFigures, type Figures } from './figures.ts';
import type { Report } from './read-report.ts';

/** A report as a line of the reports file. */
export type ReportLine = { time: string; country: string } & Report;

export interface ReportsOptions {
  /** Token for the operators' page and for metrics; without it there is neither. */
  token?: string | undefined;
  /** Returns the client's address, which is used only for rate limits and never stored. */
  addressOf(c: Context): string;
  /** Returns the country of the client as two letters, when a trusted source knows it. */
  countryOf?: ((c: Context) => string | undefined) | undefined;
  /** Writes a report to the file. */
  keep?: ((line: ReportLine) => void) | undefined;
  now?: () => number;
}

/** Reports per minute: a visit sends some ten, and many visitors may share an address. */
const LIMITS = { each: 120, all: 6_000 };
/** Reports per minute of one address that go to the file, so that one client cannot fill the disk. */
const KEPT = { each: 30 };
/** Wrong tokens per minute of one address. */
const FAILURES = { each: 10 };

export interface ReportSink extends ReportsOptions {
  figures: Figures;
  allow(caller: string): boolean;
  /** Counts a wrong token; returns false when there are too many. */
  allowFailure(caller: string): boolean;
  take(c: Context, report: Report): void;
}

/** Collects the reports of all brands. */
export function createReportSink(options: ReportsOptions): ReportSink {
  const { now = Date.now, countryOf, keep } = options;
  const figures = createFigures(now);
  const mayKeep = createRateLimiter({ ...KEPT, now });
  return {
    ...options,
    now,
    figures,
    allow: createRateLimiter({ ...LIMITS, now }),
    allowFailure: createRateLimiter({ ...FAILURES, now }),
    take(c, report) {
      const given = countryOf?.(c) ?? '';
      const country = /^[A-Z]{2}$/.test(given) ? given : 'other';
      figures.add(report, country);
      if (!keep || !mayKeep(options.addressOf(c))) return;
      keep({
        time: new Date(now()).toISOString(),
        country,
        ...report,
        release: figures.known(report.release),
      });
    },
  };
}
