import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { parseJson } from '../../lib/json.ts';
import { type Files, textOf } from '../files.ts';

const manifest = v.object({ first: v.array(v.string()) });

/** Names the sheets of the site's first screen, as a `Link` header does; empty where the build does not say them. */
async function hintsOf(site: Files): Promise<string> {
  const { output, success } = v.safeParse(manifest, parseJson(await textOf(site, 'manifest.json')));
  const sheets = success ? output.first.filter((name) => name.endsWith('.css')) : [];
  return sheets.map((name) => `</m/${name}>; rel=preload; as=style`).join(', ');
}

/**
 * Has pages of the site name their sheets in the head. The network remembers that, and tells whoever asks next, as 103, while
 * the page is still made. Code is not named: the page asks for it once it is painted, pictures first.
 */
export function earlyHints(site: Files): MiddlewareHandler {
  let known = '';
  return async (c, next) => {
    await next();
    const isPage = c.res.status === 200 && c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage || !/^\/(m(\/|$)|$)/.test(c.req.path)) return;
    // A page goes out without them where they cannot be read.
    known ||= await hintsOf(site).catch(() => '');
    if (known) c.header('Link', known);
  };
}
