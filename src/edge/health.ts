import type { Context } from 'hono';
import type { Brand } from './brand.ts';
import { type Files, textOf } from './files.ts';
import type { SettingsState } from './settings-reader.ts';

/** The release in a page of a build (`src/build/page.ts`). */
const VERSION = /<meta name="version" content="([^"]*)">/;

interface HealthOptions {
  brands: ReadonlyMap<string, Brand>;
  site: Files;
  isStopping(): boolean;
  /** Returns the number of log lines that could not be written. */
  droppedLines?: (() => number) | undefined;
}

/** Answers `/healthz` for the server, or with `?host=` for one brand. The response never lists the brands. */
export function health({ brands, site, isStopping, droppedLines }: HealthOptions) {
  const answer = (c: Context, healthy: boolean, more: object) =>
    c.json({ healthy, ...more }, healthy ? 200 : 503, { 'Cache-Control': 'no-store' });
  return async (c: Context) => {
    const host = c.req.query('host');
    if (host !== undefined) {
      const report = await brands.get(host)?.settingsReport();
      if (!report) return c.notFound();
      const { state, problems, notes } = report;
      const isGood = state === 'current' && problems.length === 0;
      return answer(c, isGood, { settings: state, problems, notes });
    }
    const all = [...new Set(brands.values())];
    const settings: Record<SettingsState, number> = { current: 0, stale: 0, missing: 0 };
    let withProblems = 0;
    for (const { state, problems } of await Promise.all(all.map((one) => one.settingsReport()))) {
      settings[state] += 1;
      withProblems += problems.length > 0 ? 1 : 0;
    }
    const page = await textOf(site, 'index.html');
    const built = page !== undefined;
    const stopping = isStopping();
    // One brand without settings must not take the other brands out of service.
    const healthy = !stopping && built && settings.missing < all.length;
    const version = VERSION.exec(page ?? '')?.[1];
    return answer(c, healthy, {
      version,
      stopping,
      built,
      settings,
      withProblems,
      droppedLines: droppedLines?.(),
    });
  };
}
