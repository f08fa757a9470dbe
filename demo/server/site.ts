import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { type Brand, brand } from '../../src/edge/brand.ts';
import { createEdge } from '../../src/edge/edge.ts';
import type { Files } from '../../src/edge/files.ts';
import { networkOf } from '../../src/edge/node/caller.ts';
import { compressFast } from '../../src/edge/node/compress.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';
import { loadPageRenderer } from '../../src/edge/node/page-renderer.ts';
import { notFound } from '../../src/edge/not-found.ts';
import { createReportSink } from '../../src/edge/reports/report-sink.ts';
import { brandFiles } from '../app/brand-files.ts';
import { operatorsToken } from '../fixtures/operator/staff.ts';
import type { Partners } from '../gateway/partners.ts';
import { createSinkWithHistory } from './report-history.ts';

/** Cached by path for all demos of a process; changed files are read again. */
const folders = new Map<string, Files>();

export interface SiteFolders {
  /** Folder of the builds, with `site`, `kiosk` and `embed`. */
  dist: string;
  /** Folder of `site.json` and `kiosk.json`, and of the folder `brands`. */
  configs: string;
  partners: Partners;
  /** Returns the address of a caller; enables reports. */
  reportsFrom?: ((c: Context) => string) | undefined;
  /** Whether the operators' page begins with two weeks of seeded visits. */
  reportHistory?: boolean | undefined;
  /** Settings in addition to those of `site.json`. */
  settings?: Readonly<Record<string, unknown>> | undefined;
  /** Origin of the pages that contain gateway data; by default none do. */
  firstViewAt?: string | undefined;
}

/** Serves the builds on the gateway's origin, like an operator does. */
export function mountSite(
  app: Hono,
  { dist, configs, partners, reportsFrom, reportHistory, settings, firstViewAt }: SiteFolders,
): void {
  const build = (name: string) => filesOf(join(dist, name));
  const brandAt = (folder: string, origin: string | undefined): Brand =>
    brand(brandFiles(folder, settings), {
      partners,
      ...(origin && {
        hosts: [new URL(origin).host],
        // Calls the gateway in process.
        gateway: { origin, paths: [], fetch: async (asked) => app.fetch(asked) },
      }),
    });
  const own = brandAt(configs, firstViewAt);
  const further = new Map(
    brandNames(configs).map((name) => {
      const origin = firstViewAt && Object.assign(new URL(firstViewAt), { hostname: hostOf(name) }).origin;
      return [hostOf(name), brandAt(join(configs, 'brands', name), origin)];
    }),
  );
  const createSink = reportHistory ? createSinkWithHistory : createReportSink;
  const brandOf = (c: Context) => further.get(new URL(c.req.url).hostname) ?? own;
  const edge = createEdge({
    builds: {
      site: build('site'),
      kiosk: build('kiosk'),
      embed: build('embed'),
      operators: build('operators'),
    },
    brandOf,
    findings: () =>
      Promise.all(
        [['localhost', own] as const, ...further].map(async ([host, one]) => ({
          host,
          ...(await one.settingsReport()),
        })),
      ),
    compress: compressFast,
    renderer: loadPageRenderer(join(dist, 'server')),
    onProblem: (error) => console.error(error),
    reports:
      reportsFrom && createSink({ token: operatorsToken, addressOf: (c) => networkOf(reportsFrom(c)) }),
  });
  app.route('/', edge);
  app.notFound(notFound(brandOf));
}

const hostOf = (name: string) => `${name}.localhost`;

/** Returns the names of the brands in addition to the demo's own, each of which has its host. */
function brandNames(configs: string): string[] {
  const folder = join(configs, 'brands');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Returns the hosts, without ports, of the brands in addition to the demo's own. */
export const brandHosts = (configs: string): string[] => brandNames(configs).map(hostOf);

function filesOf(folder: string): Files {
  const files = folders.get(folder) ?? folderFiles(folder);
  folders.set(folder, files);
  return files;
}
