import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../demo/fixtures/random.ts';
import { captchaPicture } from '../../demo/gateway/proof/captcha-picture.ts';
import { HEIGHT, PIECE, puzzlePicture, WIDTH } from '../../demo/gateway/proof/puzzle-picture.ts';

const fileOf = (url: string) => {
  expect(url).toMatch(/^data:image\/png;base64,/);
  return Buffer.from(url.split(',')[1]!, 'base64');
};

async function pixelsOf(url: string) {
  const { data, info } = await sharp(fileOf(url)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { width: info.width, height: info.height, at };
}

describe('the picture of a captcha', { tags: ['LG-4'] }, () => {
  test('is a PNG of 240 by 88 without metadata', async () => {
    const file = fileOf(await captchaPicture('57690', seededRandom(1)));
    const { width, height, format, exif, xmp, comments } = await sharp(file).metadata();
    expect({ width, height, format, exif, xmp, comments }).toEqual({
      width: 240,
      height: 88,
      format: 'png',
      exif: undefined,
      xmp: undefined,
      comments: undefined,
    });
    expect(file.toString('latin1')).not.toMatch(/svg|57690/);
  });

  test('shows its digits, differently each time', async () => {
    const first = await captchaPicture('4711', seededRandom(1));
    expect(await captchaPicture('4711', seededRandom(1))).toBe(first);
    expect(await captchaPicture('4712', seededRandom(1))).not.toBe(first);
    expect(await captchaPicture('4711', seededRandom(2))).not.toBe(first);
  });
});

describe('the pictures of a puzzle', () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);

  test.each(seeds)('hole and piece of puzzle %i match to the pixel', async (seed) => {
    const { background, piece, x, y } = await puzzlePicture(seededRandom(seed));
    const [scene, cut] = await Promise.all([pixelsOf(background), pixelsOf(piece)]);
    expect([scene.width, scene.height, cut.width, cut.height]).toEqual([WIDTH, HEIGHT, PIECE, PIECE]);
    const square = [...Array(PIECE).keys()];
    const opaque = (column: number, row: number) =>
      column >= 0 && row >= 0 && column < PIECE && row < PIECE && cut.at(column, row)[3] === 255;
    const within = (column: number, row: number, reach: number) =>
      [-reach, 0, reach].every((dx) => [-reach, 0, reach].every((dy) => opaque(column + dx, row + dy)));
    let [inside, rim] = [0, 0];
    for (const row of square)
      for (const column of square.filter((at) => opaque(at, row))) {
        const [own, hole] = [cut.at(column, row), scene.at(x + column, y + row)];
        if (within(column, row, 4)) {
          // The hole's shade leaves 28 % of the brightness.
          const shaded = [8, 9, 14].map((shade, band) => own[band]! * 0.28 + shade * 0.72);
          for (const band of [0, 1, 2]) expect(Math.abs(shaded[band]! - hole[band]!)).toBeLessThan(3);
          inside++;
        } else if (!within(column, row, 1)) {
          // The light edge is equally bright in both.
          expect([own[0]! > 150, hole[0]! > 150]).toEqual([true, true]);
          rim++;
        }
      }
    expect(inside).toBeGreaterThan(500);
    expect(rim).toBeGreaterThan(100);
  });

  test('the hole is inside the picture, away from the edge', async () => {
    const holes = await Promise.all([0, 0.5, 0.999_999].map((number) => puzzlePicture(() => number)));
    for (const { x, y } of holes) {
      expect(x).toBeGreaterThanOrEqual(90);
      expect(x + PIECE).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + PIECE).toBeLessThanOrEqual(HEIGHT);
    }
  });
});
