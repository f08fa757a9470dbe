import { pick, type Random } from '../../fixtures/random.ts';
import { blend, type Canvas, type Colour, newCanvas, type Point, stroke, toPng } from './canvas.ts';

export const WIDTH = 320;
export const HEIGHT = 160;
/** Side of the square the piece lies in. */
export const PIECE = 54;
/** Least x of the hole, so that there is a way to go. */
const LEAST_X = 90;
const MARGIN = 6;
const EDGE: Colour = [255, 244, 214];

const grounds: readonly (readonly [Colour, Colour])[] = [
  [
    [58, 32, 92],
    [220, 120, 92],
  ],
  [
    [14, 60, 88],
    [96, 190, 164],
  ],
  [
    [92, 24, 48],
    [236, 176, 88],
  ],
  [
    [20, 36, 84],
    [152, 112, 214],
  ],
];

export interface Slider {
  background: string;
  piece: string;
  /** Where the hole is, from the left and from the top, in pixels. */
  x: number;
  y: number;
}

/** A landscape with a piece cut out of it. */
export function drawSlider(random: Random): Slider {
  const x = LEAST_X + Math.floor(random() * (WIDTH - PIECE - MARGIN - LEAST_X));
  const y = MARGIN + Math.floor(random() * (HEIGHT - PIECE - 2 * MARGIN));
  const scene = landscape(random);
  const piece = newCanvas(PIECE, PIECE);
  for (let row = 0; row < PIECE; row++)
    for (let column = 0; column < PIECE; column++) {
      const cover = covered(column, row);
      if (cover <= 0) continue;
      const at = ((y + row) * WIDTH + x + column) * 4;
      const own: Colour = [scene.pixels[at] ?? 0, scene.pixels[at + 1] ?? 0, scene.pixels[at + 2] ?? 0];
      piece.pixels.set([...own, 255 * cover], (row * PIECE + column) * 4);
      const rim = covered(column, row, 2.5) < 1;
      if (rim) blend(piece, column, row, EDGE, cover * 0.8);
      blend(scene, x + column, y + row, rim ? EDGE : [8, 9, 14], cover * (rim ? 0.8 : 0.72));
    }
  return { background: toPng(scene), piece: toPng(piece), x, y };
}

/** How much of a pixel the piece covers: a square with a knob to the right and a bay above. */
function covered(x: number, y: number, inset = 0): number {
  const [middle, low, high] = [PIECE / 2, 4, PIECE - 12];
  const square = Math.min(x - low, high - x, y - 12 - (low - 4), PIECE - 4 - y);
  const knob = 8 - Math.hypot(x - high - 2, y - (middle + 4));
  const bay = Math.hypot(x - (middle - 4), y - 13) - 8;
  return Math.max(0, Math.min(1, Math.min(Math.max(square, knob), bay) - inset + 0.5));
}

function landscape(random: Random): Canvas {
  const canvas = newCanvas(WIDTH, HEIGHT);
  const [above, below] = pick(random, grounds);
  for (let y = 0; y < HEIGHT; y++) {
    const part = y / HEIGHT;
    const colour = above.map((band, at) => band + ((below[at] ?? 0) - band) * part) as unknown as Colour;
    for (let x = 0; x < WIDTH; x++) blend(canvas, x, y, colour, 1);
  }
  const [sunX, sunY, size] = [40 + random() * 240, 25 + random() * 50, 14 + random() * 16];
  stroke(canvas, [[sunX, sunY] as const, [sunX + 0.1, sunY] as const], size * 2, [255, 236, 190], 0.9);
  for (let ridge = 0; ridge < 3; ridge++) {
    const shade = above.map((band) => band * (1.05 - ridge * 0.2)) as unknown as Colour;
    const [base, swing, wave, phase] = [
      70 + ridge * 28,
      10 + random() * 14,
      18 + random() * 30,
      random() * 6.3,
    ];
    for (let x = 0; x < WIDTH; x++) {
      const top = base + swing * Math.sin(x / wave + phase) + 5 * Math.sin(x / 7 + phase * 2);
      for (let y = Math.max(0, Math.floor(top)); y < HEIGHT; y++) blend(canvas, x, y, shade, y - top + 0.5);
    }
  }
  for (let lights = 0; lights < 26; lights++) {
    const spot: Point = [random() * WIDTH, random() * HEIGHT];
    const glow = pick(random, [EDGE, [243, 208, 140], [157, 214, 190]] as const);
    stroke(canvas, [spot, [spot[0] + random() * 9, spot[1] - random() * 9]], 2 + random() * 3, glow, 0.5);
  }
  return canvas;
}
