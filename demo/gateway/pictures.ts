import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { FOREVER } from '../../src/edge/files.ts';
import { FIRST_ID, seedGames } from '../fixtures/catalogue/games.ts';
import { isCurrentVersion } from '../fixtures/picture-address.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/pictures');
const TYPES = { avif: 'image/avif', svg: 'image/svg+xml' } as const;

/** For marks, whose addresses have no version, and for pages with the address of an earlier one. */
const SHORT = 'public, max-age=3600, stale-while-revalidate=86400';

/** Serves the demo's pictures to every origin. */
export function mountPictures(app: Hono): void {
  app.get('/art/:folder{[a-z]+(?:-[0-9a-f]+)?}/:file{(?:1600/)?[\\w-]+\\.(?:avif|svg)}', async (c) => {
    const [folder = '', version = ''] = c.req.param('folder').split('-');
    const path = `${folder}/${c.req.param('file')}`;
    const fallback = path.startsWith('marks/') ? 'marks/seal.svg' : undefined;
    const picture = (await read(sharedGamePicture(path))) ?? (fallback && (await read(fallback)));
    if (!picture) return c.notFound();
    return c.body(picture, 200, {
      'Content-Type': TYPES[path.endsWith('.svg') ? 'svg' : 'avif'],
      'Cache-Control': isCurrentVersion(folder, version) ? FOREVER : SHORT,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

async function read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readFile(join(FOLDER, path)).catch(() => undefined);
}

let pictures = 0;

/** Games of a large catalogue reuse the pictures of the usual one. */
function sharedGamePicture(path: string): string {
  const id = /^games\/(\d{4,6})\.avif$/.exec(path)?.[1];
  if (!id || Number(id) < FIRST_ID) return path;
  pictures ||= seedGames().length;
  return `games/${FIRST_ID + ((Number(id) - FIRST_ID) % pictures)}.avif`;
}
