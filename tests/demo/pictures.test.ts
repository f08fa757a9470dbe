import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { seedGames } from '../../demo/fixtures/catalogue/games.ts';
import { vendors } from '../../demo/fixtures/catalogue/vendors.ts';
import { banners } from '../../demo/fixtures/content/banners.ts';
import { promotionSeeds } from '../../demo/fixtures/content/promotions.ts';
import { createDemoGateway } from '../../demo/gateway/gateway.ts';
import { getAnnouncements } from '../../src/gateway/endpoints/announcements.ts';
import { getHeadIcons } from '../../src/gateway/endpoints/head-icon.ts';
import { getGames, getVendors } from '../../src/gateway/endpoints/lobby.ts';
import { call } from '../../src/gateway/http/client.ts';
import { gamesQuery, newsQuery, openGateway } from './harness.ts';

const gateway = createDemoGateway({ database: ':memory:' });
afterAll(() => gateway.close());

describe('pictures', () => {
  test.each([
    { row: 'HM-8', what: 'a game', path: '/art/games/1001.avif', width: 240, height: 240 },
    { row: 'HM-5', what: 'a vendor', path: '/art/vendors/ASTER_color.avif', width: 320, height: 128 },
    { row: 'HM-1', what: 'a banner', path: '/art/banners/friday-spins.avif', width: 720, height: 300 },
    {
      row: 'HM-1',
      what: 'a wide banner',
      path: '/art/banners/1600/friday-spins.avif',
      width: 1600,
      height: 667,
    },
    { row: 'PR-1', what: 'a promotion', path: '/art/banners/welcome-wide.avif', width: 720, height: 300 },
    { row: 'FT-1', what: 'a mark', path: '/art/marks/ssl.svg', width: 120, height: 48 },
    { row: 'DR-1', what: 'a member', path: '/art/avatars/fox.svg', width: 128, height: 128 },
  ])(
    '$row the picture of $what has $width x $height pixels and is small',
    async ({ path, width, height }) => {
      const { body } = await pictureAt(path);
      expect(await sharp(body).metadata()).toMatchObject({ width, height });
      expect(body.length).toBeLessThan({ 1600: 18_500, 720: 8_500 }[width] ?? 8_000);
    },
  );

  test('marks have names and numbers, but no words of a language', async () => {
    const folder = join(import.meta.dirname, '../../demo/fixtures/pictures/marks');
    const texts = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text!),
    );
    const names = ['EVENHAND', 'FOYER', 'LOCKSTEP', 'MERIDIAN', 'TALLY LAB', 'UPI', 'VEIL'];
    expect(texts.sort()).toEqual(['18+', '21+', ...names]);
  });

  test('may be cached and shown anywhere, and run nothing', async () => {
    const { headers } = await pictureAt('/art/marks/ssl.svg');
    expect(headers.get('Content-Type')).toBe('image/svg+xml');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test.each(['avatars', 'banners', 'games', 'vendors'])(
    'of %s have addresses with a version of their files, which may be cached for good',
    async (folder) => {
      const path = join(import.meta.dirname, '../../demo/fixtures/pictures', folder);
      const hash = createHash('sha256');
      for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()) {
        if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(join(path, file)));
      }
      const { signIn } = openGateway();
      await signIn('maya7');
      const answers = await Promise.all([
        call(getGames, { query: gamesQuery }),
        call(getVendors, { query: { typeId: 1, merchantCode: 'foyer', language: 'EN' } }),
        call(getAnnouncements, { query: newsQuery }),
        call(getHeadIcons, { query: { language: 'EN' } }),
      ]);
      const address = new RegExp(`/art/${folder}[^"]+`).exec(JSON.stringify(answers))![0];
      expect(address).toContain(`/art/${folder}-${hash.digest('hex').slice(0, 4)}/`);
      const cached = async (of: string) => (await pictureAt(of)).headers.get('Cache-Control');
      expect(await cached(address)).toBe('public, max-age=31536000, immutable');
      for (const other of [address.replace(/-\w{4}\//, '-0000/'), address.replace(/-\w{4}\//, '/')]) {
        expect(await cached(other)).toBe('public, max-age=3600, stale-while-revalidate=86400');
      }
    },
  );

  test('exist for every game, vendor, banner and promotion', async () => {
    const paths = [
      ...seedGames().map(({ id }) => `games/${id}`),
      ...vendors.flatMap(({ code }) => [`vendors/${code}_color`, `vendors/${code}_black`]),
      ...banners.flatMap(({ id }) => [`banners/${id}`, `banners/1600/${id}`]),
      ...promotionSeeds.flatMap(({ banner }) => [`banners/${banner}`, `banners/${banner}-wide`]),
    ];
    const answers = await Promise.all(paths.map(async (path) => gateway.app.request(`/art/${path}.avif`)));
    expect(paths.filter((_, index) => answers[index]?.status !== 200)).toEqual([]);
  });

  test('differ between the hot games and the first games of each category', async () => {
    const games = seedGames();
    const types = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];
    const shown = new Set([
      ...games.filter(({ hotRank }) => hotRank !== undefined),
      ...types.flatMap((type) => games.filter((game) => game.type === type).slice(0, 60)),
    ]);
    const covers = await Promise.all(
      Array.from(shown, async ({ id, name }) => {
        const { body } = await pictureAt(`/art/games/${id}.avif`);
        expect(body.length, name).toBeLessThan(7_000);
        return { name, pixels: await sharp(body).resize(16, 16).removeAlpha().raw().toBuffer() };
      }),
    );
    const alike = covers.flatMap((one, index) =>
      covers.slice(index + 1).flatMap((other) => {
        const difference = one.pixels.reduce(
          (sum, value, at) => sum + Math.abs(value - other.pixels[at]!) / one.pixels.length,
          0,
        );
        return difference < 14 ? [`${one.name} and ${other.name}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('fall back to a seal for unknown marks', async () => {
    expect((await pictureAt('/art/marks/new.svg')).body).toEqual(
      (await pictureAt('/art/marks/seal.svg')).body,
    );
  });

  test.each([
    '/art/games/1.avif',
    '/art/games/1001',
    '/art/vendors/NONE_color.avif',
    '/art/banners/none.avif',
    '/art/banners/900/friday-spins.avif',
    '/art/..%2fcontent/banners.avif',
  ])('are not found at %s', async (path) => {
    expect((await gateway.app.request(path)).status).toBe(404);
  });
});

async function pictureAt(path: string) {
  const response = await gateway.app.request(path);
  return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}
