import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { brand } from '../../src/edge/brand.ts';
import { createEdge } from '../../src/edge/edge.ts';
import type { Files } from '../../src/edge/files.ts';
import { networkOf } from '../../src/edge/node/caller.ts';
import { compressFast } from '../../src/edge/node/compress.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';
import { loadPageRenderer } from '../../src/edge/node/page-renderer.ts';
import { createReportSink } from '../../src/edge/reports/report-sink.ts';
import { brandFiles } from '../app/brand-files.ts';
import { operatorsToken } from '../fixtures/operator/staff.ts';
import type { Partners } from '../gateway/partners.ts';

/** By path, for all the demos of a process: what was read once is, as long as it is the same on disk. */
const folders = new Map<string, Files>();

export interface SiteFolders {
  /** Where the builds are: `site`, `kiosk` and `embed` in it. */
  dist: string;
  /** Where `site.json` and `kiosk.json` are. */
  configs: string;
  partners: Partners;
  /** Addresses of callers, where what they report is collected. */
  reportsFrom?: ((c: Context) => string) | undefined;
  /** Script that pages load while the demo is worked on; see reload.ts. */
  reloadScript?: string | undefined;
  /** Origin of the pages that begin with what is known of the gateway; none unless told. */
  firstViewAt?: string | undefined;
}

/** Serves the builds beside the gateway, as an operator does. */
export function mountSite(
  app: Hono,
  { dist, configs, partners, reportsFrom, reloadScript, firstViewAt }: SiteFolders,
): void {
  const build = (name: string) => filesOf(join(dist, name));
  const own = brand(brandFiles(configs, reportsFrom ? { reports: '/m/reports' } : {}), {
    partners,
    ...(firstViewAt && {
      hosts: [new URL(firstViewAt).host],
      // Its calls come to the gateway beside it, by which no network has to be gone.
      gateway: { origin: firstViewAt, paths: [], fetch: async (asked) => app.fetch(asked) },
    }),
  });
  const edge = createEdge({
    builds: {
      site: build('site'),
      kiosk: build('kiosk'),
      embed: build('embed'),
      operators: build('operators'),
    },
    brandOf: () => own,
    compress: compressFast,
    renderer: loadPageRenderer(join(dist, 'server')),
    onProblem: (error) => console.error(error),
    reports:
      reportsFrom && createReportSink({ token: operatorsToken, addressOf: (c) => networkOf(reportsFrom(c)) }),
    change: reloadScript ? withScript(reloadScript) : undefined,
  });
  app.route('/', edge);
}

function filesOf(folder: string): Files {
  const files = folders.get(folder) ?? folderFiles(folder);
  folders.set(folder, files);
  return files;
}

function withScript(script: string): (html: string) => string {
  return (html) => html.replace('</body>', `<script src="${script}"></script></body>`);
}
