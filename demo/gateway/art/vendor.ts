import { svg } from './paint.ts';
import type { Tones } from './palette.ts';
import { tones } from './palette.ts';
import { seeded } from './random.ts';
import { around, box, circle, line, path, place, polar, ring, starOutline, wedge } from './shapes.ts';
import { wordmark } from './wordmark.ts';

const WIDTH = 160;
const HEIGHT = 64;
const EMBLEM = 34;
const GAP = 9;
const MARGIN = 9;
/** Pixels to a unit of the drawing: it is shown as tall as it is, on screens of two pixels to one. */
const PIXELS = 2;

/** The two inks a mark is drawn with. */
interface Inks {
  main: string;
  second: string;
}

/** Emblems about 40 units across, drawn around the origin. */
const EMBLEMS: readonly ((inks: Inks) => string)[] = [
  ({ main, second }) =>
    around('e', 6, path('M0-3C-8-9-6-17 0-20C6-17 8-9 0-3Z', main)) + circle(0, 0, 3.4, second),
  ({ main, second }) =>
    path('M-20 8A20 20 0 0 1 20 8H12A12 12 0 0 0-12 8Z', main) +
    path('M-8 8A8 8 0 0 1 8 8Z', second) +
    box([-20, 11, 40, 4], main, 2),
  ({ main, second }) => path('M0-20L18 12H8L0-3-8 12H-18Z', main) + path('M0 2L9 18H-9Z', second),
  ({ main, second }) => ring(-6, 0, 12, main, 5) + ring(8, 0, 10, second, 4),
  ({ main, second }) =>
    path('M0-20L17-10V10L0 20-17 10V-10Z', main) + path('M0-12L10-6V6L0 12-10 6V-6Z', second),
  ({ main, second }) =>
    path('M-18-16C6-18 18-4 18 18C-4 18-18 6-18-16Z', main) + line('M-10-8L12 12', second, 3),
  ({ main, second }) =>
    path(wedge(0, 180, 20), main) + path(wedge(180, 360, 20, 11), second) + circle(0, 0, 4.5, second),
  ({ main, second }) => path(starOutline(8, 20, 9), main) + circle(0, 0, 5.5, second),
  ({ main, second }) => line('M-17 12V-12M-6 16V-16M6 10V-10', main, 6) + line('M17 4V-4', second, 6),
  ({ main, second }) =>
    path('M-19 4C-10-12 0-12 6-2C10 4 14 4 19-2V10C12 18 4 14-1 6C-6-2-12 2-19 16Z', main) +
    circle(11, -13, 5, second),
  ({ main, second }) =>
    path('M-18-18H18V2A18 18 0 0 1-18 2Z', main) + path('M-9-10H9V1A9 9 0 0 1-9 1Z', second),
  ({ main, second }) =>
    around('e', 3, place({ y: -11 }, path('M0-10L9 5H-9Z', main))) + circle(0, 0, 3.5, second),
  ({ main, second }) =>
    path('M-20 16L-8-14 0 4 8-14 20 16H11L7 6 0 18-7 6-11 16Z', main) + circle(0, -14, 4, second),
  ({ main, second }) => ring(0, 0, 17.5, main, 5) + path(starOutline(4, 13, 4.5), second),
  ({ main, second }) =>
    ring(0, 0, 17.5, main, 5, 'stroke-dasharray="74 36"') +
    circle(...polar(20, 17.5), 5, second) +
    circle(0, 0, 6, main),
  ({ main, second }) =>
    path('M0-20C12-8 16 0 16 6A16 14 0 0 1-16 6C-16 0-12-8 0-20Z', main) +
    path('M0-4C6 2 8 6 8 9A8 7 0 0 1-8 9C-8 6-6 2 0-4Z', second),
];

/** Hues of house colours that read on the dark ground of the lobby. */
const HUES = [20, 45, 84, 140, 165, 195, 225, 260, 300, 340] as const;

function inksOf(hue: Tones, tone: 'color' | 'black'): Inks {
  return tone === 'black' ? { main: '#1c1403', second: '#8a6420' } : { main: hue.main, second: hue.light };
}

/** The mark and name of a studio, 320 by 128: `color` for dark grounds, `black` for the selected tab. */
export function vendorArt(vendor: { code: string; name: string }, tone: 'color' | 'black'): string {
  const random = seeded(vendor.code, vendor.name);
  const inks = inksOf(tones(random.pick(HUES)), tone);
  const emblem = random.pick(EMBLEMS)(inks);
  const left = MARGIN + EMBLEM + GAP;
  const room = WIDTH - MARGIN - left;
  const name = wordmark(vendor.name, random, room);
  const ink = tone === 'black' ? inks.main : '#f4f1ea';
  const body =
    place({ x: MARGIN + EMBLEM / 2, y: HEIGHT / 2, scale: EMBLEM / 40 }, emblem) +
    place({ x: left, y: HEIGHT / 2 }, path(name.outline, ink, name.extra));
  const middle = place({ x: (room - name.width) / 2 }, body);
  return svg(WIDTH * PIXELS, HEIGHT * PIXELS, place({ scale: PIXELS }, middle));
}
