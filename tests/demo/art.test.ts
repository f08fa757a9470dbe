import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { seeded } from '../../demo/fixtures/art/random.ts';
import { vendorArt } from '../../demo/fixtures/art/vendor.ts';
import { wordmark } from '../../demo/fixtures/art/wordmark.ts';
import { vendors } from '../../demo/fixtures/catalogue/vendors.ts';
import { banners } from '../../demo/fixtures/content/banners.ts';
import { createDemoGateway } from '../../demo/gateway/gateway.ts';

const gateway = createDemoGateway({ database: ':memory:' });
afterAll(() => gateway.close());

const sizeOf = (svg: string) =>
  [/\swidth="(\d+)"/.exec(svg)?.[1], /\sheight="(\d+)"/.exec(svg)?.[1]].join('x');

/** Kept for good, shown anywhere, and harmless as a page of its own. */
function expectForAnyone({ headers }: Response): void {
  expect(headers.get('Cache-Control')).toContain('immutable');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
}

describe('art', () => {
  test.each([
    ['/art/marks/ssl.svg', '120x48'],
    ['/art/avatars/fox.svg', '128x128'],
  ])('%s is a drawing of %s that anyone may show', async (path, size) => {
    const answer = await gateway.app.request(path);
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg /);
    expect(sizeOf(svg)).toBe(size);
    expect(svg).not.toMatch(/<script|\son\w+=|javascript:/);
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
    expectForAnyone(answer);
  });

  test.each([
    { row: 'HM-8', what: 'a game', path: '/art/games/1001.webp', width: 240, height: 240 },
    { row: 'HM-5', what: 'a vendor', path: '/art/vendors/ASTER_color.webp', width: 320, height: 128 },
    { row: 'HM-5', what: 'a vendor', path: '/art/vendors/TCG_LOTTO_VN_black.webp', width: 320, height: 128 },
    { row: 'HM-1', what: 'a banner', path: '/art/banners/friday-spins.webp', width: 720, height: 300 },
    {
      row: 'HM-1',
      what: 'a wide banner',
      path: '/art/banners/1600/friday-spins.webp',
      width: 1600,
      height: 667,
    },
    { row: 'PR-1', what: 'a promotion', path: '/art/banners/welcome-wide.webp', width: 720, height: 300 },
  ])('$row $what has a picture of $width x $height, small as those of studios', async ({ path, ...size }) => {
    const { width, height } = size;
    const answer = await gateway.app.request(path);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expectForAnyone(answer);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(picture.length).toBeLessThan({ 240: 8_000, 320: 8_000, 720: 20_000 }[width] ?? 40_000);
  });

  test('HM-5 the name on an icon is drawn in outlines, for machines without fonts', () => {
    for (const vendor of vendors) {
      const drawing = vendorArt(vendor, 'color');
      expect(drawing).not.toContain('<text');
      const outlines = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data!);
      for (const data of outlines) expect(data).not.toMatch(/NaN|undefined/);
      // As wide as it is told, it stays in the picture.
      expect(wordmark(vendor.name, seeded(vendor.code), 100).width).toBeLessThanOrEqual(100.01);
    }
  });

  test('HM-5 every vendor has an icon in colour and in black, every banner a picture', async () => {
    const paths = vendors.flatMap(({ code }) => [
      `/art/vendors/${code}_color.webp`,
      `/art/vendors/${code}_black.webp`,
    ]);
    for (const { id } of banners) paths.push(`/art/banners/${id}.webp`);
    for (const path of paths) expect([path, (await gateway.app.request(path)).status]).toEqual([path, 200]);
  });

  test.each([
    '/art/games/1.webp',
    '/art/games/1001',
    '/art/vendors/NONE_color.webp',
    '/art/banners/none.webp',
    '/art/banners/900/friday-spins.webp',
  ])('%s is not found', async (path) => {
    expect((await gateway.app.request(path)).status).toBe(404);
  });
});
