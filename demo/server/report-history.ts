import {
  createReportSink,
  type ReportSink,
  type ReportsOptions,
} from '../../src/edge/reports/report-sink.ts';
import { pastReleases, seededReports } from '../fixtures/operator/visits.ts';

/** Creates a report sink that begins with two weeks of seeded visits. */
export function createSinkWithHistory({ now = Date.now, ...options }: ReportsOptions): ReportSink {
  const reports = seededReports(now());
  let past = reports[0]?.at;
  const sink = createReportSink({ ...options, now: () => past ?? now() });
  for (const release of pastReleases) sink.figures.serve(release);
  for (const { at, country, report } of reports) {
    past = at;
    sink.figures.add(report, country);
  }
  past = undefined;
  return sink;
}
