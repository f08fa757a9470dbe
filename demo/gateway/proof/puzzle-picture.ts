import { pick, type Random } from '../../fixtures/random.ts';
import { rasterUrl } from './raster.ts';

export const WIDTH = 320;
export const HEIGHT = 160;
/** Side of the square around the piece. */
export const PIECE = 54;
/** Minimum x of the hole, so that the piece must move. */
const LEAST_X = 90;
const MARGIN = 6;
const EDGE = '#fff4d6';
/** The piece: a square with a knob on the right and a notch above. */
const OUTLINE = 'M4 12H15A8 8 0 0 0 31 12H42V23A8 8 0 0 1 42 39V50H4Z';
/** The clip path cuts off the outer half of the stroke. */
const RIM = `<path d="${OUTLINE}" fill="none" stroke="${EDGE}" stroke-width="5" stroke-opacity=".8"/>`;
const CUT = `<clipPath id="cut"><path d="${OUTLINE}"/></clipPath>`;

/** Colours of skies, above and below, and of the ridges in front. */
const grounds = [
  ['#3a205c', '#dc785c', '#3d2261', '#311b4e', '#26153b'],
  ['#0e3c58', '#60bea4', '#0f3f5c', '#0c334b', '#092739'],
  ['#5c1830', '#ecb058', '#611932', '#4e1429', '#3c101f'],
  ['#142454', '#9870d6', '#152658', '#111f47', '#0d1737'],
] as const;
const glows = [EDGE, '#f3d08c', '#9dd6be'] as const;

export interface Puzzle {
  /** PNGs in data URLs: the picture with the hole, and the piece. */
  background: string;
  piece: string;
  /** Position of the hole from the left and the top, in pixels. */
  x: number;
  y: number;
}

/** Renders a landscape and cuts a piece out of it. */
export async function puzzlePicture(random: Random): Promise<Puzzle> {
  const x = LEAST_X + Math.floor(random() * (WIDTH - PIECE - MARGIN - LEAST_X));
  const y = MARGIN + Math.floor(random() * (HEIGHT - PIECE - 2 * MARGIN));
  const scene = landscape(random);
  const hole = `<path d="${OUTLINE}" fill="#08090e" fill-opacity=".72"/>${RIM}`;
  const [background, piece] = await Promise.all([
    rasterUrl(
      svg(WIDTH, HEIGHT, `${scene}<g transform="translate(${x} ${y})" clip-path="url(#cut)">${hole}</g>`),
    ),
    rasterUrl(
      svg(
        PIECE,
        PIECE,
        `<g clip-path="url(#cut)"><g transform="translate(${-x} ${-y})">${scene}</g>${RIM}</g>`,
      ),
    ),
  ]);
  return { background, piece, x, y };
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${CUT}${content}</svg>`;
}

function landscape(random: Random): string {
  const between = (low: number, high: number) => low + random() * (high - low);
  const [above, below, ...shades] = pick(random, grounds);
  const ridges = shades.map((shade, ridge) => {
    const [base, swing, wave, phase] = [70 + ridge * 28, between(10, 24), between(18, 48), between(0, 6.3)];
    const tops = Array.from({ length: WIDTH / 8 + 1 }, (_, step) => {
      const x = step * 8;
      return `L${x} ${(base + swing * Math.sin(x / wave + phase) + 5 * Math.sin(x / 7 + phase * 2)).toFixed(1)}`;
    });
    return `<path d="M0 ${HEIGHT}${tops.join('')}V${HEIGHT}Z" fill="${shade}"/>`;
  });
  const lights = glows.map((glow) => {
    const streak = () =>
      `M${between(0, WIDTH).toFixed(1)} ${between(0, HEIGHT).toFixed(1)}l${between(0, 9).toFixed(1)} ${between(-9, 0).toFixed(1)}`;
    const streaks = Array.from({ length: 9 }, streak).join('');
    return `<path d="${streaks}" stroke="${glow}" stroke-width="${between(2, 5)}" stroke-linecap="round" stroke-opacity=".5"/>`;
  });
  return (
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>` +
    `<circle cx="${between(40, 280)}" cy="${between(25, 75)}" r="${between(14, 30)}" fill="#ffecbe" fill-opacity=".9"/>` +
    ridges.join('') +
    lights.join('')
  );
}
