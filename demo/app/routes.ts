import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { fileIn } from '../web/static-files.ts';
import type { Brand } from './manifest.ts';

/** Serves what makes the site an app, of the brand in `site.json`; what draws is loaded with the first icon. */
export function mountApp(app: Hono, configs: string): void {
  const brand = (): Brand | undefined => {
    const file = fileIn(configs, 'site.json');
    return file && JSON.parse(readFileSync(file, 'utf8')).brand;
  };
  app.get('/m/app.webmanifest', async (c) => {
    const { manifestOf } = await import('./manifest.ts');
    const known = brand();
    return known ? send(c, 'application/manifest+json', JSON.stringify(manifestOf(known))) : c.notFound();
  });
  app.get('/m/icons/:file', async (c) => {
    const { iconOf } = await import('./icons.ts');
    const known = brand();
    const icon = known && (await iconOf(known, c.req.param('file')));
    return icon ? send(c, 'image/png', new Uint8Array(icon)) : c.notFound();
  });
}

function send(c: Context, type: string, body: string | Uint8Array<ArrayBuffer>): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
}
