import { draw } from './drawing.js';

/** Colours of sides: ground, second colour and letters. */
const COLOURS = [
  ['#b3202f', '#f7f4ee'],
  ['#1e5fc2', '#f3d08c'],
  ['#0f7a4d', '#f7f4ee'],
  ['#5a2d91', '#e8b75a'],
  ['#14161c', '#e8b75a'],
  ['#f0b429', '#14233f'],
  ['#0b7285', '#f7f4ee'],
  ['#d9480f', '#1b1e27'],
  ['#f1efe8', '#9c1c35'],
  ['#1b2a52', '#e5484d'],
  ['#6fb7e9', '#17305c'],
  ['#7a1f3d', '#8fd3f4'],
];
const SHIELDS = [
  'M4 4H36V22C36 32 26 37 20 39C14 37 4 32 4 22z',
  'M20 1L37 8V22C37 31 28 37 20 39C12 37 3 31 3 22V8z',
  'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0 -36z',
  'M5 3C12 7 15 2 20 2C25 2 28 7 35 3C39 18 36 33 20 39C4 33 1 18 5 3z',
];
const PATTERNS = [
  'M14 0h12v40h-12z',
  'M0 0H20V40H0z',
  'M0 22L20 12L40 22V32L20 22L0 32z',
  'M-2 6L6 -2L42 34L34 42z',
  'M0 0H40V12H0z',
  'M4 0h6v40h-6zM17 0h6v40h-6zM30 0h6v40h-6z',
  'M0 0H20V20H0zM20 20H40V40H20z',
];
/** The sport whose sides are people, who have a round badge. */
const PEOPLE = 'tennis';

let count = 0;

/** Returns the first letters of the first and the last word of a name. */
function lettersOf(name) {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
}

/** Draws the crest of a side. The same name always has the same crest. */
export function crest(name, sport) {
  let seed = [...name].reduce((sum, letter) => (sum * 33 + letter.codePointAt(0)) >>> 0, 5381);
  seed = ((seed ^ (seed >>> 13)) * 2_654_435_761) >>> 0;
  const [ground, second] = COLOURS[(seed >>> 3) % COLOURS.length];
  const shield = sport === PEOPLE ? SHIELDS[2] : SHIELDS[(seed >>> 9) % SHIELDS.length];
  const pattern = PATTERNS[(seed >>> 14) % PATTERNS.length];
  const id = `crest-${count++}`;
  return draw(
    'svg',
    { class: 'crest', viewBox: '0 0 40 40', 'aria-hidden': 'true' },
    draw('clipPath', { id }, draw('path', { d: shield })),
    draw(
      'g',
      { 'clip-path': `url(#${id})` },
      draw('path', { d: 'M0 0H40V40H0z', fill: ground }),
      draw('path', { d: pattern, fill: second, 'fill-opacity': sport === PEOPLE ? '.35' : '.9' }),
      draw('path', { d: 'M0 0H40L0 40z', fill: '#fff', 'fill-opacity': '.12' }),
    ),
    draw('path', {
      d: shield,
      fill: 'none',
      stroke: '#f7f4ee',
      'stroke-opacity': '.75',
      'stroke-width': 1.6,
    }),
    draw(
      'text',
      {
        x: 20,
        y: 26,
        'text-anchor': 'middle',
        fill: '#fff',
        stroke: '#0d0f14',
        'stroke-width': 4,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
        'font-size': 16,
        'font-weight': 800,
      },
      lettersOf(name),
    ),
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
