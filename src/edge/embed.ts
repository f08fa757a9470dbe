import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { scriptJson } from '../lib/script-json.ts';
import type { Brand } from './brand.ts';
import { inBrand, policyFor } from './brand-page.ts';
import { framedBy, sendDocument } from './documents.ts';
import type { EdgeOptions } from './edge-options.ts';
import { type Files, FOREVER, hasHash, sendFile } from './files.ts';
import { mountFramed } from './framed.ts';
import { partnerSettingsOf } from './partner-settings.ts';

/**
 * For files whose address stays the same after a release, such as the loader, so that browsers soon load the
 * new one.
 */
export const SHORT = 'public, max-age=300';
/** The folder of one version, whose files never change. */
export const PINNED = /^\d+\.\d+\.\d+[^/]*\//;
export const ANYWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Adds the routes that partners' pages load: scripts, settings, the operator's frame, and frames with a
 * single mount.
 */
export function mountEmbed(
  app: Hono,
  files: Files,
  { brandOf, sameForAll = () => {} }: Omit<EdgeOptions, 'builds'>,
): void {
  const inItsBrand = async (one: Brand) => {
    const settings = await one.settings();
    return (html: string) => (settings ? inBrand(html, settings) : html);
  };
  app.get('/embed/frame', async (c) => {
    // Only the pages of the requested partner may embed the frame.
    const one = brandOf(c);
    const { partners } = one;
    const partner = c.req.query('partner') ?? '';
    const origins = Object.hasOwn(partners, partner) ? (partners[partner] ?? []) : [];
    const policy = framedBy(await policyFor(one, files, 'frame-csp.txt'), origins);
    // The frame answers messages only from these origins.
    const parents = scriptJson(origins);
    const own = await inItsBrand(one);
    const greeting = (html: string) =>
      own(html.replace('id="parents">[]<', () => `id="parents">${parents}<`));
    return (await sendDocument(c, files, 'frame.html', { policy, change: greeting })) ?? c.notFound();
  });
  // The same page in its own window, which a frame opens for sign-in.
  app.get('/embed/window', async (c) => {
    const one = brandOf(c);
    const policy = framedBy(await policyFor(one, files, 'frame-csp.txt'), []);
    // The window needs access to the frame that opened it.
    const options = { policy, change: await inItsBrand(one), openerPolicy: 'unsafe-none' };
    return (await sendDocument(c, files, 'frame.html', options)) ?? c.notFound();
  });
  mountFramed(app, files, brandOf);
  // Compressed despite its small size, because every mount waits for it.
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
