import { draw } from './drawing.js';
import { seedOf } from './parts.js';

/** Plumages: body, its shade, neck, and tail. Meron's are warm and Wala's cool, those that names say are neither. */
export const PLUMAGES = {
  red: ['#a8321f', '#6f1a12', '#e08a2c', '#12332c'],
  copper: ['#b05a2b', '#743414', '#eaa45c', '#2e2018'],
  chestnut: ['#7d3520', '#4e1d10', '#cf8d45', '#241a14'],
  blue: ['#3b5c8f', '#203659', '#d9a441', '#16213a'],
  sky: ['#5f83a6', '#38566f', '#dfe6ea', '#1f3347'],
  teal: ['#2f7d86', '#17474f', '#e2c46a', '#0f2d38'],
  grey: ['#8b8a86', '#565552', '#d4d2cc', '#2b2b2a'],
  black: ['#2e2b2b', '#161414', '#5d5752', '#1a3b2c'],
  golden: ['#c9872a', '#8a5414', '#f5cf6b', '#23402c'],
  white: ['#ece6d8', '#b9ae98', '#fff8e6', '#cfc5af'],
  jade: ['#3a7048', '#1d4429', '#d8b25a', '#12331f'],
};
/** Plumages of birds whose names say no colour, by side: Meron is red, Wala is blue. */
const OF_SIDE = [
  ['red', 'copper', 'chestnut'],
  ['blue', 'sky', 'teal'],
];
/** Plumages by the first word of a name. A bird fights on either side, so none is red or blue. */
const NAMED = {
  Grey: 'grey',
  Silver: 'grey',
  Stone: 'grey',
  Iron: 'grey',
  Black: 'black',
  Night: 'black',
  Golden: 'golden',
  Amber: 'golden',
  White: 'white',
  Ivory: 'white',
  Jade: 'jade',
};

/**
 * Returns the plumages of the two birds of a fight, Meron's first: as a name says, or always the same one of its side
 * for a name, and never the same for both.
 */
export function plumagesOf(...names) {
  const ofSide = names.map((name, side) => OF_SIDE[side][seedOf(name) % OF_SIDE[side].length]);
  const [meron, wala] = names.map((name, side) => NAMED[name.split(' ')[0]] ?? ofSide[side]);
  return [meron, meron === wala ? ofSide[1] : wala];
}

/** Sickle feathers of the tail, from the lowest to the highest. */
const SICKLES = [
  'M40 76C20 82 2 76 -10 60C8 64 26 62 44 64z',
  'M40 72C14 74 -8 58 -14 32C0 50 22 58 46 60z',
  'M42 70C14 64 -6 40 -4 8C8 34 28 50 50 58z',
  'M46 68C24 56 10 30 18 2C24 28 38 46 54 56z',
];
/** Feathers of the neck end in points. */
const HACKLE =
  'M80 25C83 14 98 13 101 25C104 38 101 52 98 64L93 72L90 64L85 74L81 65L75 74L73 65L65 70C75 56 78 40 80 25z';
const COMB = 'M81 17C77 8 84 4 87 10C88 2 95 2 95 9C99 3 105 7 101 17C96 20 87 20 81 17z';

const shape = (d, fill, more = {}) => draw('path', { d, fill, ...more });
const line = (d, stroke, width) =>
  draw('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** A leg with a band in the colour of its side, and no spur. */
const leg = (x, band) => [
  line(`M${x} 92V117M${x} 117l-9 4M${x} 117l11 4M${x} 117l3 6`, '#8a5a12', 5),
  line(`M${x} 92V117M${x} 117l-9 4M${x} 117l11 4M${x} 117l3 6`, '#e0a63c', 3),
  line(`M${x - 2.5} 105h5`, band, 5),
];

/** A knotted scarf in the colour of its side, with a light edge that separates it from plumage of any colour. */
const scarf = (band) =>
  draw(
    'g',
    {
      class: 'rooster__scarf',
      fill: band,
      stroke: '#fff3d6',
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    },
    draw('path', { d: 'M78 53L60 58L56 70L64 67L68 73L82 58z' }),
    draw('path', {
      d: 'M76.5 44C84 49 95 49 102.5 44.5C103.5 48 103.5 51 103 54.5C94 60 82 60 72.5 54.5C74.5 51 76 47.5 76.5 44z',
    }),
    draw('path', { d: 'M74 48C79 47 83 50 83 54C82 58 77 60 73 58C70 55 71 50 74 48z' }),
  );

/** Draws a standing rooster that looks to the right, about 125 wide and high. */
export function rooster(plumage, band) {
  const [body, shade, neck, tail] = PLUMAGES[plumage];
  return draw(
    'g',
    { class: 'rooster' },
    ...SICKLES.map((d, index) => shape(d, tail, { stroke: '#ffffff2e', 'fill-opacity': 1 - index * 0.04 })),
    ...leg(58, band),
    ...leg(71, band),
    shape('M52 84h14l-5 14h-6zM66 84h13l-5 14h-6z', shade),
    shape(
      'M34 64C36 50 54 48 66 52C76 46 79 36 80 25C83 13 98 13 101 26C104 40 104 52 102 62C100 86 80 97 60 95C44 93 33 80 34 64z',
      body,
    ),
    shape('M38 76C46 92 66 96 84 88C94 83 101 74 102 60C104 84 86 98 62 96C48 95 40 86 38 76z', shade),
    shape('M40 62C52 52 76 56 84 70C78 86 58 92 44 84C50 84 54 82 56 79C48 78 42 72 40 62z', shade),
    line('M50 66C60 64 70 68 75 74M52 74C58 73 65 76 68 80', neck, 2),
    shape(HACKLE, neck),
    line('M87 34C86 44 84 54 81 62M94 36C94 46 92 56 90 62', body, 1.6),
    scarf(band),
    shape(COMB, '#d3272f'),
    shape('M99 30C107 31 107 43 101 43C96 42 95 33 99 30z', '#d3272f'),
    shape('M88 20C93 15 101 18 102 25C101 32 93 33 89 29z', '#d9483f'),
    shape('M101 21C107 20 111 23 114 28C109 29 105 29 101 28z', '#f0bd4f'),
    line('M102 25h9', '#8a5a12', 1),
    draw('circle', { cx: 95, cy: 23, r: 3.2, fill: '#ffd36b' }),
    draw('circle', { cx: 95.6, cy: 23, r: 1.8, fill: '#14100c' }),
    draw('circle', { cx: 96.3, cy: 22.2, r: 0.6, fill: '#fff' }),
  );
}
