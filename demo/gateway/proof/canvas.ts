import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];
export type Point = readonly [x: number, y: number];

/** A picture made of pixels, for what must not be read off its markup. */
export interface Canvas {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  pixels: Uint8ClampedArray;
}

export function newCanvas(width: number, height: number, ground?: Colour): Canvas {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const canvas = { width, height, pixels };
  if (ground) for (let at = 0; at < pixels.length; at += 4) pixels.set([...ground, 255], at);
  return canvas;
}

/** Lays a colour over a pixel; `cover` in [0, 1]. What lies outside is left out. */
export function blend(
  { width, height, pixels }: Canvas,
  x: number,
  y: number,
  colour: Colour,
  cover: number,
) {
  if (cover <= 0 || x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 4;
  const opacity = Math.min(1, cover);
  for (let band = 0; band < 3; band++) {
    const under = pixels[at + band] ?? 0;
    pixels[at + band] = under + ((colour[band] ?? 0) - under) * opacity;
  }
  pixels[at + 3] = Math.max(pixels[at + 3] ?? 0, 255 * opacity);
}

/** A line through points, with round ends and smooth edges. */
export function stroke(canvas: Canvas, points: readonly Point[], thick: number, colour: Colour, cover = 1) {
  const half = thick / 2;
  for (let at = 1; at < points.length; at++) {
    const [ax, ay] = points[at - 1]!;
    const [bx, by] = points[at]!;
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const [left, right] = [Math.floor(Math.min(ax, bx) - half - 1), Math.ceil(Math.max(ax, bx) + half + 1)];
    const [top, foot] = [Math.floor(Math.min(ay, by) - half - 1), Math.ceil(Math.max(ay, by) + half + 1)];
    for (let y = top; y <= foot; y++)
      for (let x = left; x <= right; x++) {
        const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
        const away = Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
        blend(canvas, x, y, colour, Math.min(1, half + 0.5 - away) * cover);
      }
  }
}

/** The picture as a PNG in a data URL. */
export function toPng({ width, height, pixels }: Canvas): string {
  const row = width * 4;
  const lines = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) {
    // Filter 2, the difference to the row above: smooth grounds then shrink well.
    lines[y * (row + 1)] = 2;
    for (let x = 0; x < row; x++) {
      lines[y * (row + 1) + 1 + x] = (pixels[y * row + x] ?? 0) - (y ? (pixels[(y - 1) * row + x] ?? 0) : 0);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const file = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
