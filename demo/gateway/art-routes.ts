import type { Context, Hono } from 'hono';
import type { Gateway } from './gateway-state.ts';
import { bannerById } from './seed/banners.ts';

/** Pictures kept drawn; a lobby page shows some thirty, a whole catalogue is about seven hundred. */
const KEPT = 1_000;
const marks = /^[a-z0-9][a-z0-9-]{0,30}$/;

/** Serves the demo's pictures, which are drawn on demand. Everyone may show them. */
export function mountArt(app: Hono, { store }: Gateway): void {
  const drawn = new Map<string, string>();
  const serve = async (c: Context, draw: (art: typeof import('./art/art.ts')) => string | undefined) => {
    const path = c.req.path;
    let svg = drawn.get(path);
    if (svg === undefined) {
      svg = draw(await import('./art/art.ts'));
      if (svg === undefined) return c.notFound();
      if (drawn.size >= KEPT) drawn.clear();
      drawn.set(path, svg);
    }
    return c.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  };

  app.get('/art/games/:file{[0-9]+\\.svg}', (c) =>
    serve(c, (art) => {
      const game = store.one<{ id: string; name: string; vendor: string; type: string }>(
        'SELECT id, name, vendor, type FROM games WHERE id = ?',
        stem(c.req.param('file')),
      );
      return game && art.gameArt(game);
    }),
  );
  app.get('/art/vendors/:file{[A-Z0-9_]+_(color|black)\\.svg}', (c) =>
    serve(c, (art) => {
      const [, code = '', tone] = /^(.+)_(color|black)$/.exec(stem(c.req.param('file'))) ?? [];
      const vendor = store.one<{ code: string; name: string }>(
        'SELECT code, name FROM vendors WHERE code = ?',
        code,
      );
      return vendor && art.vendorArt(vendor, tone === 'black' ? 'black' : 'color');
    }),
  );
  app.get('/art/banners/:file{[a-z0-9-]+\\.svg}', (c) =>
    serve(c, (art) => {
      const banner = bannerById(stem(c.req.param('file')));
      return banner && art.bannerArt(banner);
    }),
  );
  app.get('/art/avatars/:file{[a-z]+\\.svg}', (c) =>
    serve(c, (art) => art.avatarArt(stem(c.req.param('file')))),
  );
  app.get('/art/marks/:file{[a-z0-9-]+\\.svg}', (c) =>
    serve(c, (art) => {
      const kind = stem(c.req.param('file'));
      return marks.test(kind) ? art.certificateArt(kind) : undefined;
    }),
  );
}

function stem(file: string): string {
  return file.slice(0, -'.svg'.length);
}
