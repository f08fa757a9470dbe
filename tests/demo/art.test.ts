import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createDemoGateway } from '../../demo/gateway/gateway.ts';
import { banners } from '../../demo/gateway/seed/banners.ts';
import { vendors } from '../../demo/gateway/seed/vendors.ts';

const gateway = createDemoGateway({ database: ':memory:' });
afterAll(() => gateway.close());

const sizeOf = (svg: string) =>
  [/\swidth="(\d+)"/.exec(svg)?.[1], /\sheight="(\d+)"/.exec(svg)?.[1]].join('x');

describe('art', () => {
  test.each([
    ['/art/vendors/ASTER_color.svg', '160x64'],
    ['/art/vendors/TCG_LOTTO_VN_black.svg', '160x64'],
    ['/art/banners/friday-spins.svg', '720x300'],
    ['/art/banners/welcome-wide.svg', '720x300'],
  ])('%s is a picture of %s that anyone may show', async (path, size) => {
    const answer = await gateway.app.request(path);
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg /);
    expect(sizeOf(svg)).toBe(size);
    expect(svg).not.toMatch(/<script|\son\w+=|javascript:/);
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test('HM-8 a game has a picture of 240x240, small as those of studios', async () => {
    const answer = await gateway.app.request('/art/games/1001.webp');
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 });
    expect(picture.length).toBeLessThan(8_000);
  });

  test('HM-5 every vendor has an icon in colour and in black, every banner a picture', async () => {
    const paths = vendors.flatMap(({ code }) => [
      `/art/vendors/${code}_color.svg`,
      `/art/vendors/${code}_black.svg`,
    ]);
    for (const { id } of banners) paths.push(`/art/banners/${id}.svg`);
    for (const path of paths) expect([path, (await gateway.app.request(path)).status]).toEqual([path, 200]);
  });

  test.each(['/art/games/1.webp', '/art/games/1001', '/art/vendors/NONE_color.svg', '/art/banners/none.svg'])(
    '%s is not found',
    async (path) => {
      expect((await gateway.app.request(path)).status).toBe(404);
    },
  );
});
