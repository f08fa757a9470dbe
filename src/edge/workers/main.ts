import type { Context, Hono } from 'hono';
import { brandsByHost } from '../brand.ts';
import { WrongConfig } from '../brand-config.ts';
import { createFront } from '../front.ts';
import { createReportSink } from '../reports/report-sink.ts';
import { type Assets, assetFiles } from './asset-files.ts';
import { earlyHints } from './early-hints.ts';
import { readWorkersConfig, type Variables } from './workers-config.ts';

/** The bindings of a deployment (docs/operators/deploy.md). */
interface Bindings extends Variables {
  ASSETS: Assets;
}

type Execution = NonNullable<Parameters<Hono['fetch']>[2]>;

const write = (line: object) => console.log(JSON.stringify(line));

/** The client's address as the network saw it; it overwrites this header of a client. */
const addressOf = (c: Context) => c.req.header('CF-Connecting-IP') ?? '';

/** Data of the network about a request. */
const knownOf = (request: Request) =>
  (request as Request & { cf?: { country?: string; clientAcceptEncoding?: string } }).cf;

const countryOf = (c: Context) => knownOf(c.req.raw)?.country;

/** Restores the Accept-Encoding of the browser, which the network replaces by its own. */
function asMade(request: Request): Request {
  const made = new Request(request);
  made.headers.set('Accept-Encoding', knownOf(request)?.clientAcceptEncoding ?? '');
  return made;
}

function frontOf({ ASSETS, ...variables }: Bindings): Hono {
  const config = readWorkersConfig(variables);
  const files = (folder: string) => assetFiles(ASSETS, folder);
  const site = files('site');
  return createFront({
    brands: brandsByHost(config.brands, { filesOf: files, log: write }),
    builds: { site, kiosk: files('kiosk'), embed: files('embed') },
    // Many machines run this code, and each would have only a part of the figures. So reports are log lines
    // for a collector.
    ...(config.reports && { reports: createReportSink({ addressOf, countryOf, keep: write }) }),
    renderer: () => import('../../../dist/server/serve.mjs'),
    addressOf,
    log: write,
    around: earlyHints(site),
  });
}

/** Workers may do nothing before the first request, so that request creates the front server. */
let front: Hono | undefined;

/** The front server on Cloudflare Workers or a compatible runtime. */
export default {
  async fetch(request: Request, bindings: Bindings, execution: Execution): Promise<Response> {
    try {
      front ??= frontOf(bindings);
    } catch (error) {
      if (!(error instanceof WrongConfig)) throw error;
      console.error(error.message);
      return new Response('The front server’s variables cannot be used: see its log.\n', { status: 500 });
    }
    const answer = await front.fetch(asMade(request), bindings, execution);
    if (!answer.headers.has('Content-Encoding')) return answer;
    // The body is already encoded and must not be encoded again.
    const { status, headers, body } = answer;
    return new Response(body, { status, headers, encodeBody: 'manual' } as ResponseInit);
  },
};
