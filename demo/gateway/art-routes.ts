import type { Context, Hono } from 'hono';
import { bannerById } from '../fixtures/content/banners.ts';
import type { Gateway } from './gateway-state.ts';

/** Ids of marks; one that is not known is drawn as a plain seal. */
const MARK = /^[a-z0-9][a-z0-9-]{0,30}$/;

/**
 * Serves the demo's pictures, which are drawn on demand; the code that draws is loaded with the first picture of
 * its kind. Everyone may show them.
 */
export function mountArt(app: Hono, { store }: Gateway): void {
  app.get('/art/games/:file{[0-9]+\\.webp}', async (c) => {
    const game = store.one<{ id: string; name: string; vendor: string; type: string }>(
      'SELECT id, name, vendor, type FROM games WHERE id = ?',
      stem(c.req.param('file')),
    );
    if (!game) return c.notFound();
    const { gameArt } = await import('../fixtures/art/game.ts');
    return photo(c, gameArt(game));
  });
  app.get('/art/vendors/:file{[A-Z0-9_]+_(color|black)\\.webp}', async (c) => {
    const [, code = '', tone] = /^(.+)_(color|black)$/.exec(stem(c.req.param('file'))) ?? [];
    const vendor = store.one<{ code: string; name: string }>(
      'SELECT code, name FROM vendors WHERE code = ?',
      code,
    );
    if (!vendor) return c.notFound();
    const { vendorArt } = await import('../fixtures/art/vendor.ts');
    return photo(c, vendorArt(vendor, tone === 'black' ? 'black' : 'color'));
  });
  const banners = [
    '/art/banners/:file{[a-z0-9-]+\\.webp}',
    '/art/banners/:width{1600}/:file{[a-z0-9-]+\\.webp}',
  ];
  app.on('GET', banners, async (c) => {
    const banner = bannerById(stem(c.req.param('file') ?? ''));
    if (!banner) return c.notFound();
    const { bannerArt } = await import('../fixtures/art/banner.ts');
    return photo(c, bannerArt(banner), Number(c.req.param('width')) || undefined);
  });
  app.get('/art/avatars/:file{[a-z]+\\.svg}', async (c) => {
    const { avatarArt } = await import('../fixtures/art/avatar.ts');
    const avatar = avatarArt(stem(c.req.param('file')));
    return avatar ? drawing(c, avatar) : c.notFound();
  });
  app.get('/art/marks/:file{[a-z0-9-]+\\.svg}', async (c) => {
    const kind = stem(c.req.param('file'));
    if (!MARK.test(kind)) return c.notFound();
    const { certificateArt } = await import('../fixtures/art/marks.ts');
    return drawing(c, certificateArt(kind));
  });
}

function drawing(c: Context, svg: string): Response {
  return picture(c, 'image/svg+xml', svg);
}

async function photo(c: Context, svg: string, width?: number): Promise<Response> {
  const { webpOf } = await import('../fixtures/art/webp.ts');
  return picture(c, 'image/webp', await webpOf(svg, width));
}

function picture(c: Context, type: string, body: string | Uint8Array<ArrayBuffer>): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** A file's name without what follows its last dot. */
function stem(file: string): string {
  return file.slice(0, file.lastIndexOf('.'));
}
