import { draw } from './drawing.js';

/** Two colours of a crest, its ground and its pattern: as in the site's list, so that a side has one crest. */
const COLOURS = [
  ['#b3202f', '#f7f4ee'],
  ['#1e5fc2', '#f3d08c'],
  ['#0f7a4d', '#f7f4ee'],
  ['#5a2d91', '#e8b75a'],
  ['#0b7285', '#f7f4ee'],
  ['#d9480f', '#1b1e27'],
  ['#f0b429', '#14233f'],
  ['#7a1f3d', '#8fd3f4'],
  ['#1b2a52', '#e5484d'],
  ['#6fb7e9', '#17305c'],
  ['#f1efe8', '#9c1c35'],
];
/** Patterns within a circle of radius 9 around (10, 10). */
const PATTERNS = [
  'M10 1a9 9 0 0 1 0 18z',
  'M1 10h18a9 9 0 0 1-18 0z',
  'M7 1.6a9 9 0 0 1 6 0v16.8a9 9 0 0 1-6 0z',
  'M2.6 5l2.4-2.4 12.4 12.4-2.4 2.4z',
  'M10 1a9 9 0 0 1 9 9h-18a9 9 0 0 0 9 9z',
  'M1.6 7a9 9 0 0 0 0 6h16.8a9 9 0 0 0 0-6z',
  'M10 5a5 5 0 1 0 .01 0z',
  'M1.6 13 10 5l8.4 8-2.2 3.2L10 10.5l-6.2 5.7z',
  'M8 1.3h4V8h6.7v4H12v6.7H8V12H1.3V8H8z',
  'M10 3l6 7-6 7-6-7z',
  'M3 4.5h14v3H3zM3 12.5h14v3H3z',
  'M10 17 3 5h14z',
];

/** Returns a number that is the same for a name each time, by FNV-1a with a start at which no two sides of a sport in the demo share a crest. */
function seedOf(name) {
  let seed = 0x81_2d_cb_fb;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0), 0x01_00_01_93) >>> 0;
  return seed;
}

/** Draws the crest of a side. The same name always has the same crest. */
export function crest(name) {
  const seed = seedOf(name);
  const pair = COLOURS[seed % COLOURS.length];
  const swapped = (seed >>> 16) & 1;
  const [ground, second] = [pair[swapped], pair[1 - swapped]];
  return draw(
    'svg',
    { class: 'crest', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
    draw('circle', { cx: 10, cy: 10, r: 9, fill: ground }),
    draw('path', { d: PATTERNS[(seed >>> 20) % PATTERNS.length], fill: second }),
    draw('circle', { cx: 10, cy: 10, r: 9, fill: 'none', stroke: 'currentColor', 'stroke-opacity': 0.4 }),
  );
}

/** Patterns of a pennant of 20x14. */
const STRIPES = [
  'M1 1l18 6H1z',
  'M1 5l10 -.67v5.34l-10 -.67z',
  'M1 1l6 2v8l-6 2z',
  'M5 2.33l4 1.34v6.66l-4 1.34z',
];

/** Draws the pennant of a league, as in the site's list. */
export function pennant(name) {
  const seed = seedOf(name);
  const [ground, second] = COLOURS[seed % COLOURS.length];
  return draw(
    'svg',
    { class: 'pennant', viewBox: '0 0 20 14', 'aria-hidden': 'true' },
    draw('path', { d: 'M1 1l18 6l-18 6z', fill: ground }),
    draw('path', { d: STRIPES[(seed >>> 20) % STRIPES.length], fill: second }),
    draw('path', { d: 'M1 1l18 6l-18 6z', fill: 'none', stroke: 'currentColor', 'stroke-opacity': 0.4 }),
  );
}

/** Icons of 24x24, by sport: filled paths with their colours. */
const ICONS = {
  football: [
    ['M12 2a10 10 0 1 0 .01 0z', '#f7f4ee'],
    [
      'M12 7.500l4.300 3.100l-1.600 5h-5.400l-1.600 -5zM9 2.500h6l-3 2.200zM2 11l2.500 3l-.5 3.500a10 10 0 0 1 -2 -6.500zM22 11l-2.500 3l.5 3.500a10 10 0 0 0 2 -6.500zM8.500 21.300l1.500 -2.500h4l1.500 2.500a10 10 0 0 1 -7 0z',
      '#1b1e27',
    ],
  ],
  tennis: [
    ['M12 2a10 10 0 1 0 .01 0z', '#c6dc3e'],
    [
      'M4 6c5 3.500 5 8.500 0 12l-1.200 -1.600c3.600 -2.600 3.600 -6.200 0 -8.800zM20 6c-5 3.500 -5 8.500 0 12l1.200 -1.600c-3.600 -2.600 -3.600 -6.200 0 -8.800z',
      '#fff',
    ],
  ],
  cricket: [
    ['M16.500 2.500l5 5l-10.500 11l-5.500 -5.500z', '#e0b577'],
    ['M6.300 13.900l3.800 3.800l-1.300 1.200l-3.700 -3.700z', '#8a5a2b'],
    ['M5.600 16l2.400 2.400l-3.800 3.800l-2.400 -2.400z', '#b3202f'],
    ['M19 15a3.500 3.500 0 1 0 .01 0z', '#d3323f'],
  ],
  esports: [
    [
      'M7 6h10a6 6 0 0 1 5.300 8.700l-1.300 2.800a2.600 2.600 0 0 1 -4.300 .6l-1.900 -2.100h-5.600l-1.900 2.100a2.600 2.600 0 0 1 -4.300 -.6l-1.300 -2.800a6 6 0 0 1 5.300 -8.700z',
      '#8b5cf6',
    ],
    [
      'M7 8.500h2v2h2v2h-2v2h-2v-2h-2v-2h2zM16.500 9a1.400 1.400 0 1 0 .01 0zM19 11.500a1.400 1.400 0 1 0 .01 0z',
      '#f7f4ee',
    ],
  ],
};

/** Draws the icon of a sport. */
export const sportIcon = (sport) =>
  draw(
    'svg',
    { class: 'sport-icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    ...(ICONS[sport] ?? ICONS.football).map(([d, fill]) => draw('path', { d, fill })),
  );
