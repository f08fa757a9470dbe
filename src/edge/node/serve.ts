import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { brandsByHost } from '../brand.ts';
import type { BrandConfig } from '../brand-config.ts';
import { createFront } from '../front.ts';
import { onceAMinute } from '../once-a-minute.ts';
import { createReportSink } from '../reports/report-sink.ts';
import { type EventLine, eventLine, type LogLine } from '../request-log.ts';
import { type AdapterFinding, adaptedFetch } from './adapter/adapted-fetch.ts';
import { loadAdapter } from './adapter/load-adapter.ts';
import { callerOf, isTrustedProxy, networkOf, peerOf, plain } from './caller.ts';
import { compressFast } from './compress.ts';
import { folderFiles } from './folder-files.ts';
import { openServer, passedSocket } from './listen.ts';
import { loadPageRenderer } from './page-renderer.ts';
import { releaseFiles } from './release-files.ts';
import { createResponseCache } from './response-cache.ts';
import { createRotatingFile } from './rotating-file.ts';
import type { ServeConfig } from './serve-config.ts';
import { gatewayClient } from './upstream.ts';

export interface Serving {
  port: number;
  /** Stops listening, waits for pending responses and closes the rest after `ms`. */
  stop(ms?: number): Promise<void>;
}

/** Milliseconds that pending responses have to end when the server stops. */
const GRACE = 10_000;

/**
 * Starts the front server on Node for all brands of a config. `log` also receives lines that are already
 * JSON; `onFinding` receives what adapters lack.
 * @throws PortTaken, WrongConfig
 */
export async function startServing(
  config: ServeConfig,
  log: (line: LogLine | EventLine | string) => void,
  droppedLines?: () => number,
  onFinding?: (finding: AdapterFinding) => void,
): Promise<Serving> {
  const client = gatewayClient();
  const fetches = new Map(
    await Promise.all(
      config.brands.map(async (one) => [one, await gatewayFetch(one, client.fetch, onFinding)] as const),
    ),
  );
  const brands = brandsByHost(config.brands, {
    filesOf: folderFiles,
    fetchOf: (one) => fetches.get(one),
    log,
  });
  const build = releaseFiles(config.builds, config.keepAssetsDays);
  const builds = {
    site: build('site'),
    kiosk: build('kiosk'),
    embed: build('embed'),
    operators: build('operators'),
  };
  const fromProxy = isTrustedProxy(config.trustedProxies);
  const trusts = (c: Context) => fromProxy(peerOf(c));
  const addressOf = callerOf(config.trustedProxies);
  const network = (c: Context) => networkOf(addressOf(c));
  const { file, fileBytes = 0, countryHeader = '', ...sinkOptions } = config.reports ?? {};
  const reportFile = file ? createRotatingFile(file, fileBytes) : undefined;
  const reports =
    config.reports &&
    createReportSink({
      ...sinkOptions,
      addressOf: network,
      countryOf: (c) => (countryHeader && trusts(c) ? c.req.header(countryHeader) : undefined),
      keep: reportFile?.add,
    });
  let stopping = false;
  const responseCache = createResponseCache({
    trusts: ({ socket }) => fromProxy(plain(socket.remoteAddress)),
    log,
  });

  const app = createFront({
    brands,
    builds,
    reports,
    trusts,
    addressOf,
    networkOf: network,
    compress: compressFast,
    renderer: loadPageRenderer(join(config.builds, 'server')),
    log,
    droppedLines,
    sameForAll: (c) => responseCache.allow(c.env.incoming),
    isStopping: () => stopping,
  });
  const { maxConnections } = config;
  const server = await openServer(app, config.port, config.address, {
    cache: responseCache,
    limits: { maxConnections },
    socket: passedSocket(process.env),
  });
  const mayLogDrop = onceAMinute();
  server.on('drop', () => {
    if (!mayLogDrop()) return;
    log(
      eventLine('connections', { problem: `more than ${maxConnections} at once: further ones are closed` }),
    );
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    stop(ms = GRACE) {
      stopping = true;
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), ms);
        server.close(() => {
          clearTimeout(cut);
          client.close();
          void (reportFile?.settled() ?? Promise.resolve()).then(resolve);
        });
        server.closeIdleConnections();
      });
    },
  };
}

/** Returns how requests reach the gateway of a brand: unchanged, or through its adapter. */
async function gatewayFetch(
  { adapter, adapterKey }: BrandConfig,
  fetch: (request: Request) => Promise<Response>,
  onFinding?: (finding: AdapterFinding) => void,
) {
  if (!adapter) return fetch;
  const privateKey = adapterKey && (await readFile(adapterKey, 'utf8'));
  return adaptedFetch(await loadAdapter(adapter), { fetch, privateKey: privateKey || undefined, onFinding });
}
