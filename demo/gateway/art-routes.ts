import type { Context, Hono } from 'hono';
import type { Gateway } from './gateway-state.ts';
import { bannerById } from './seed/banners.ts';

const marks = /^[a-z0-9][a-z0-9-]{0,30}$/;

/** What draws is loaded with the first picture somebody asks for. */
const drawing = () => import('./art/art.ts');
type Art = Awaited<ReturnType<typeof drawing>>;

/** Serves the demo's pictures, which are drawn on demand. Everyone may show them. */
export function mountArt(app: Hono, { store }: Gateway): void {
  const serve = async (c: Context, draw: (art: Art) => string | undefined) => {
    const svg = draw(await drawing());
    return svg === undefined ? c.notFound() : picture(c, 'image/svg+xml', svg);
  };
  const servePhoto = async (c: Context, draw: (art: Art) => string | undefined) => {
    const art = await drawing();
    const svg = draw(art);
    return svg === undefined ? c.notFound() : picture(c, 'image/webp', await art.photo(svg));
  };
  app.get('/art/games/:file{[0-9]+\\.webp}', (c) =>
    servePhoto(c, (art) => {
      const game = store.one<{ id: string; name: string; vendor: string; type: string }>(
        'SELECT id, name, vendor, type FROM games WHERE id = ?',
        stem(c.req.param('file')),
      );
      return game && art.gameArt(game);
    }),
  );
  app.get('/art/vendors/:file{[A-Z0-9_]+_(color|black)\\.webp}', (c) =>
    servePhoto(c, (art) => {
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
