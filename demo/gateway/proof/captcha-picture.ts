import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command } from 'opentype.js';
import { pick, type Random } from '../../fixtures/random.ts';
import { rasterUrl } from './raster.ts';

const WIDTH = 240;
const HEIGHT = 88;
const MARGIN = 12;
/** Size of the digits in pixels, and the height of one as a share of it. */
const SIZE = 76;
const TALL = 0.7;
const GROUND = '#161a22';
const inks = ['#f4f1ea', '#f3d08c', '#9dd6be'] as const;
const DOTS = 120;

/** The font Outfit, whose outlines are quadratic curves. */
const { resolve } = createRequire(import.meta.url);
const file = resolve('@fontsource/outfit/files/outfit-latin-500-normal.woff');
const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer);

/** Transforms a point into path data. */
type Bend = (x: number, y: number) => string;

/**
 * Renders digits that people read easily and programs do not: each rotated, all bent, under two curves; a PNG
 * of 240 by 88 in a data URL.
 */
export function captchaPicture(digits: string, random: Random): Promise<string> {
  const between = (low: number, high: number) => low + random() * (high - low);
  const [phase, reach] = [between(0, 6.3), between(2, 4.5)];
  const room = (WIDTH - 2 * MARGIN) / digits.length;
  const drawn = Array.from(digits, (digit, place) => {
    const size = Math.min(SIZE, room * 1.5) * between(0.9, 1.1);
    const glyph = font.charToGlyph(digit);
    const left = (-glyph.advanceWidth / font.unitsPerEm / 2) * size;
    const [middleX, middleY] = [MARGIN + room * (place + 0.5) + between(-2, 2), HEIGHT / 2 + between(-4, 4)];
    const turn = between(-0.28, 0.28);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const bend: Bend = (across, down) => {
      const [x, y] = [middleX + across * cos - down * sin, middleY + across * sin + down * cos];
      return `${(x + reach * Math.sin(y / 13 + phase)).toFixed(1)} ${(y + reach * Math.sin(x / 24 + phase)).toFixed(1)}`;
    };
    const { commands } = glyph.getPath(left, (size * TALL) / 2, size);
    return `<path d="${bentOutline(commands, bend)}" fill="${pick(random, inks)}"/>`;
  });
  const dot = () => `M${Math.floor(between(0, WIDTH))} ${Math.floor(between(0, HEIGHT))}h2`;
  const dots = Array.from({ length: DOTS }, dot).join('');
  const curves = inks.slice(0, 2).map((ink) => {
    const [start, end] = [between(20, HEIGHT - 20), between(20, HEIGHT - 20)];
    const [swing, back] = [between(0, HEIGHT), between(0, HEIGHT)];
    return `<path d="M0 ${start}C80 ${swing} 160 ${back} ${WIDTH} ${end}" stroke="${ink}" stroke-width="2" stroke-opacity=".75"/>`;
  });
  return rasterUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">` +
      `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="${GROUND}"/><path d="${dots}" stroke="${inks[1]}" stroke-opacity=".35"/>` +
      `${drawn.join('')}${curves.join('')}</svg>`,
  );
}

/** Bends an outline; straight lines become curves first. */
function bentOutline(commands: readonly Command[], bend: Bend): string {
  const steps = commands.map(({ type, x1, y1, x = 0, y = 0 }, index) => {
    if (type === 'Z') return 'Z';
    if (type === 'M') return `M${bend(x, y)}`;
    const { x: fromX = x, y: fromY = y } = commands[index - 1] ?? {};
    return `Q${bend(x1 ?? (fromX + x) / 2, y1 ?? (fromY + y) / 2)} ${bend(x, y)}`;
  });
  return steps.join('');
}
