import * as v from 'valibot';
import { fromJson } from '../../lib/json.ts';
import { type Files, textOf } from '../files.ts';

const manifest = v.object({ first: v.array(v.string()) });

/**
 * Names the sheets of the site's first screen in the head of its pages. The network remembers that, and tells whoever asks next, as
 * 103, while the page is still made. Code is not named: the page asks for it once it is painted, pictures first.
 */
export function earlyHints(site: Files): (request: Request, answer: Response) => Promise<void> {
  let link: Promise<string> | undefined;
  const made = async () => {
    const { output, success } = v.safeParse(manifest, fromJson(await textOf(site, 'manifest.json')));
    const sheets = success ? output.first.filter((name) => name.endsWith('.css')) : [];
    return sheets.map((name) => `</m/${name}>; rel=preload; as=style`).join(', ');
  };
  return async (request, { status, headers }) => {
    const { pathname } = new URL(request.url);
    const isPage = status === 200 && headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage || !/^\/(m(\/|$)|$)/.test(pathname)) return;
    link ??= made();
    const hints = await link;
    if (hints) headers.set('Link', hints);
  };
}
