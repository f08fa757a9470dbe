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

/** Cached by path for all demos of a process; changed files are read again. */
const folders = new Map<string, Files>();

export interface SiteFolders {
  /** Folder of the builds, with `site`, `kiosk` and `embed`. */
  dist: string;
  /** Folder of `site.json` and `kiosk.json`. */
  configs: string;
  partners: Partners;
  /** Returns the address of a caller; enables reports. */
  reportsFrom?: ((c: Context) => string) | undefined;
  /** Settings in addition to those of `site.json`. */
  settings?: Readonly<Record<string, unknown>> | undefined;
  /** Origin of the pages that contain gateway data; by default none do. */
  firstViewAt?: string | undefined;
}

/** Serves the builds on the gateway's origin, like an operator does. */
export function mountSite(
  app: Hono,
  { dist, configs, partners, reportsFrom, settings, firstViewAt }: SiteFolders,
): void {
  const build = (name: string) => filesOf(join(dist, name));
  const own = brand(brandFiles(configs, settings), {
    partners,
    ...(firstViewAt && {
      hosts: [new URL(firstViewAt).host],
      // Calls the gateway in process.
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
    findings: async () => [{ host: 'localhost', ...(await own.settingsReport()) }],
    compress: compressFast,
    renderer: loadPageRenderer(join(dist, 'server')),
    onProblem: (error) => console.error(error),
    reports:
      reportsFrom && createReportSink({ token: operatorsToken, addressOf: (c) => networkOf(reportsFrom(c)) }),
  });
  app.route('/', edge);
}

function filesOf(folder: string): Files {
  const files = folders.get(folder) ?? folderFiles(folder);
  folders.set(folder, files);
  return files;
}
