import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { parseJson } from '../../lib/json.ts';
import { type Files, textOf } from '../files.ts';

const manifest = v.object({ first: v.array(v.string()) });

/** Returns a `Link` header with the stylesheets of the first screen; empty when the manifest has none. */
async function hintsOf(site: Files): Promise<string> {
  const { output, success } = v.safeParse(manifest, parseJson(await textOf(site, 'manifest.json')));
  const sheets = success ? output.first.filter((name) => name.endsWith('.css')) : [];
  return sheets.map((name) => `</m/${name}>; rel=preload; as=style`).join(', ');
}

/**
 * Adds a Link header with the stylesheets to pages of the site. The network remembers it and sends it as 103
 * to the next client while the page is rendered. Scripts are not listed: the page requests them after the
 * first paint, so that pictures load first.
 */
export function earlyHints(site: Files): MiddlewareHandler {
  let known = '';
  return async (c, next) => {
    await next();
    const isPage = c.res.status === 200 && c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage || !/^\/(m(\/|$)|$)/.test(c.req.path)) return;
    // When the manifest cannot be read, the page has no hints.
    known ||= await hintsOf(site).catch(() => '');
    if (known) c.header('Link', known);
  };
}
