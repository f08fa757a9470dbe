// @module-tag DL-3
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { iconOf } from '../../demo/app/icons.ts';
import { mountSite } from '../../demo/server/site.ts';

let folder: string;
let app: Hono;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-'));
  app = new Hono();
  mountSite(app, { dist: folder, configs: folder, partners: {} });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function brand(of: Record<string, unknown>): void {
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ merchantCode: 'x', brand: of }));
}

test('the manifest has the brand’s name, the right type and starts at home', async () => {
  brand({ name: 'Acme Play' });
  const answer = await app.request('/m/app.webmanifest');
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Acme Play',
    short_name: 'Acme Play',
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    theme_color: '#0d0f14',
  });
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});

test('serves every icon of manifest and page in its declared size', async () => {
  brand({ name: 'Acme Play' });
  const { icons } = await (await app.request('/m/app.webmanifest')).json();
  const page = readFileSync(join(import.meta.dirname, '../../src/site/index.html'), 'utf8');
  const [, apple] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect(page).toContain('<link rel="manifest" href="/m/app.webmanifest">');
  for (const { src, sizes, type } of [...icons, { src: apple, sizes: '180x180', type: 'image/png' }]) {
    const answer = await app.request(src);
    expect(answer.headers.get('Content-Type')).toBe(type);
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

test('icons show the accent or the logo, with an empty margin outside of the mask’s safe zone', async () => {
  const centre = async (icon: Buffer | undefined, part: number) => {
    const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (Math.floor(info.height * part) * info.width + Math.floor(info.width * part)) * 4;
    return [...data.subarray(at, at + 4)];
  };
  const own = await iconOf({ name: 'Acme', background: '#fffaf0' }, 'maskable-512.png');
  expect(await centre(own, 0)).toEqual([255, 250, 240, 255]);
  const GROUND = [13, 15, 20, 255];
  const red = { name: 'Acme', accent: '#ff0000' };
  // A point in the left foot of the arch.
  const { data, info } = await sharp(await iconOf(red, 'icon-192.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray((130 * info.width + 62) * info.channels).subarray(0, 3)]).toEqual([255, 0, 0]);
  // A rounded corner is transparent; a corner that the system crops is filled.
  expect((await centre(await iconOf(red, 'icon-512.png'), 0))[3]).toBe(0);
  expect(await centre(await iconOf(red, 'maskable-512.png'), 0)).toEqual(GROUND);
  expect(await centre(await iconOf(red, 'apple-touch-icon.png'), 0)).toEqual(GROUND);
  const logo = join(folder, 'logo.svg');
  writeFileSync(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#00f"/></svg>',
  );
  const maskable = await iconOf(red, 'maskable-512.png', logo);
  expect(await centre(maskable, 0.5)).toEqual([0, 0, 255, 255]);
  // The corner of a square logo is inside the safe zone of 80 %.
  expect(await centre(maskable, 0.5 - 0.4 * Math.SQRT1_2)).toEqual(GROUND);
});

test('serves no other file', async () => {
  brand({ name: 'Acme' });
  for (const name of ['other.png', 'constructor', '..%2fsite.json']) {
    expect((await app.request(`/m/icons/${name}`)).status).toBe(404);
  }
  rmSync(join(folder, 'site.json'));
  expect((await app.request('/m/app.webmanifest')).status).toBe(404);
  expect((await app.request('/m/icons/icon-192.png')).status).toBe(404);
});
