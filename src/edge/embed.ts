import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Brand } from './brand.ts';
import { inBrand, policyFor } from './brand-page.ts';
import { framedBy, sendDocument } from './documents.ts';
import type { EdgeOptions } from './edge-options.ts';
import { type Files, FOREVER, hasHash, sendFile } from './files.ts';
import { mountFramed } from './framed.ts';
import { partnerSettingsOf } from './partner-settings.ts';

/** The loader's address never changes, so a new one has to be noticed soon; so it is with all that a release replaces. */
export const SHORT = 'public, max-age=300';
/** Folder of one version, whose files stay as they are. */
export const PINNED = /^\d+\.\d+\.\d+[^/]*\//;
export const ANYWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** What partners' pages load: the scripts, the partners' settings, the operator's frame, frames of one mount each. */
export function mountEmbed(
  app: Hono,
  files: Files,
  { brandOf, change = (html) => html, sameForAll = () => {} }: Omit<EdgeOptions, 'builds'>,
): void {
  const inItsBrand = async (one: Brand) => {
    const settings = await one.settings();
    return (html: string) => change(settings ? inBrand(html, settings) : html);
  };
  app.get('/embed/frame', async (c) => {
    // Exactly the pages of the partner that is asked for may hold the frame; without one, none may.
    const one = brandOf(c);
    const { partners } = one;
    const partner = c.req.query('partner') ?? '';
    const origins = Object.hasOwn(partners, partner) ? (partners[partner] ?? []) : [];
    const policy = framedBy(await policyFor(one, files, 'frame-csp.txt'), origins);
    // The frame itself greets these pages alone.
    const parents = JSON.stringify(origins).replaceAll('<', '\\u003c');
    const own = await inItsBrand(one);
    const greeting = (html: string) =>
      own(html.replace('id="parents">[]<', () => `id="parents">${parents}<`));
    return (await sendDocument(c, files, 'frame.html', { policy, change: greeting })) ?? c.notFound();
  });
  // The same page as a window of its own, in which somebody signs in for a frame.
  app.get('/embed/window', async (c) => {
    const one = brandOf(c);
    const policy = framedBy(await policyFor(one, files, 'frame-csp.txt'), []);
    // The frame that opened it has to be reached.
    const options = { policy, change: await inItsBrand(one), openerPolicy: 'unsafe-none' };
    return (await sendDocument(c, files, 'frame.html', options)) ?? c.notFound();
  });
  mountFramed(app, files, brandOf);
  // Small, and asked for by every page with a mount before anything of it can show.
  app.get('/embed/site.json', compress({ threshold: 0 }), async (c) => {
    const settings = await brandOf(c).settings();
    if (!settings) return c.notFound();
    return c.json(partnerSettingsOf(settings), 200, {
      ...ANYWHERE,
      'Cache-Control': SHORT,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  app.get('/embed/*', async (c) => {
    const path = c.req.path.slice('/embed/'.length);
    const cache = hasHash(path) || PINNED.test(path) ? FOREVER : SHORT;
    sameForAll(c);
    return (await sendFile(c, files, path, { ...ANYWHERE, 'Cache-Control': cache })) ?? c.notFound();
  });
}
