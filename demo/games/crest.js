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
];

/** Returns a number that is the same for a name each time, by FNV-1a. */
function seedOf(name) {
  let seed = 0x81_1c_9d_c5;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0), 0x01_00_01_93) >>> 0;
  return seed;
}

/** Draws the crest of a side. The same name always has the same crest. */
export function crest(name) {
  const seed = seedOf(name);
  const [ground, second] = COLOURS[seed % COLOURS.length];
  return draw(
    'svg',
    { class: 'crest', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
    draw('circle', { cx: 10, cy: 10, r: 9, fill: ground }),
    draw('path', { d: PATTERNS[(seed >>> 20) % PATTERNS.length], fill: second }),
    draw('circle', { cx: 10, cy: 10, r: 9, fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5 }),
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
    draw('path', { d: 'M1 1l18 6l-18 6z', fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5 }),
  );
}

/** Icons of 24x24, by sport. */
const ICONS = {
  football:
    'M12 3a9 9 0 1 0 .01 0zM12 8l3.800 2.700l-1.500 4.500h-4.600l-1.500 -4.500zM12 3v5M15.800 10.700l4.800 -1.600M14.300 15.200l3 4M9.700 15.200l-3 4M8.200 10.700l-4.800 -1.600',
  tennis: 'M12 3a9 9 0 1 0 .01 0zM5.500 5.800c4 3.500 4 9 0 12.400M18.500 5.800c-4 3.500 -4 9 0 12.400',
  cricket: 'M15 3l6 6l-9 9l-6 -6zM6.500 17.500l-3.500 3.500M18.500 16a2.500 2.500 0 1 0 .01 0z',
  esports:
    'M7 7h10a5 5 0 0 1 4.500 7l-1 2.500a2 2 0 0 1 -3.400 .5l-1.600 -2h-7l-1.600 2a2 2 0 0 1 -3.400 -.5l-1 -2.500a5 5 0 0 1 4.500 -7zM8 9.500v4M6 11.500h4M16 10.500v.1M17.500 12.500v.1',
  cockfight: 'M20 4c-8 0 -14 5 -14 12l-3 4M6 16c7 2 13 -3 14 -12M9 13h5M11 10h5',
};

/** Draws the icon of a sport. */
export const sportIcon = (sport) =>
  draw(
    'svg',
    { class: 'sport-icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    draw('path', {
      d: ICONS[sport] ?? ICONS.football,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
