import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font } from 'opentype.js';
import type { Random } from './random.ts';
import { round } from './shapes.ts';

/** Size of letters, in units of the picture. */
const LARGEST = 25;
/** Names this long are never all capitals. */
const LONG = 10;
/** Height of capitals, of the size of the letters. */
const CAPITALS = 0.7;
/** How far an inclined letter leans, in degrees. */
const LEAN = -10;
const WEIGHTS = [500, 600, 700, 800, 800] as const;

const { resolve } = createRequire(import.meta.url);
const fonts = new Map<number, Font>();

function fontOf(weight: number): Font {
  let font = fonts.get(weight);
  if (!font) {
    const file = resolve(`@fontsource/outfit/files/outfit-latin-${weight}-normal.woff`);
    font = opentype.parse(new Uint8Array(readFileSync(file)).buffer);
    fonts.set(weight, font);
  }
  return font;
}

export interface Wordmark {
  /** Path data; the first letter begins at 0, and 0 is half-way up the capitals. */
  outline: string;
  /** Attributes of the path. */
  extra: string;
  width: number;
}

/**
 * A studio's name in a hand of its own, no wider than `room`. It is drawn in outlines: a machine that turns it into a
 * picture need not have a font.
 */
export function wordmark(name: string, random: Random, room: number): Wordmark {
  const font = fontOf(random.pick(WEIGHTS));
  const capitals = name.length < LONG && random.chance(0.4);
  const spacing = capitals ? random.pick([0.06, 0.12]) : random.pick([-0.02, 0, 0, 0.03]);
  const extra = random.chance(0.22) ? `transform="skewX(${LEAN})"` : '';
  const { letters, width } = setLetters(font, capitals ? name.toUpperCase() : name, spacing);
  const size = Math.min(LARGEST, room / width);
  const outline = letters
    .flatMap(({ glyph, at }) => glyph.getPath(at * size, (size * CAPITALS) / 2, size).commands)
    .map(pathData)
    .join('');
  return { outline, extra, width: width * size };
}

/** A line of letters of size 1, and where each begins. */
function setLetters(font: Font, text: string, spacing: number) {
  const glyphs = Array.from(text, (letter) => font.charToGlyph(letter));
  let width = 0;
  const letters = glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    const at = width + (before ? spacing + font.getKerningValue(before, glyph) / font.unitsPerEm : 0);
    width = at + glyph.advanceWidth / font.unitsPerEm;
    return { glyph, at };
  });
  return { letters, width };
}

function pathData({ type, x1, y1, x2, y2, x, y }: Command): string {
  return (
    type + [x1, y1, x2, y2, x, y].flatMap((value) => (value === undefined ? [] : round(value))).join(' ')
  );
}
