import { draw, picture } from './drawing.js';
import { face } from './mahjong-faces.js';
import { part } from './parts.js';

/** Places of pips by their number, on a field from -1 to 1. */
const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
/** Faces of a die, by their pips. */
export const FACES = '⚀⚁⚂⚃⚄⚅';

export const pips = (count, x, y, fill) =>
  PIPS[count].map(([dx, dy]) => draw('circle', { cx: x + dx * 10, cy: y + dy * 10, r: 4.4, fill }));

/** Colour of the back of a tile of mahjong, which is also its edge, and of a domino. */
export const BACKS = { tiles: '#1d8a5b', dominoes: '#3a2417' };

/** Draws a face of ivory with a thick edge. */
const block = (width, height, ...children) =>
  picture(
    'tile',
    width,
    height + 5,
    draw('rect', { y: 5, width, height, rx: 8, fill: '#b6a886' }),
    draw('rect', { width, height, rx: 8, fill: '#fbf6ea' }),
    draw('rect', {
      x: 1.5,
      y: 1.5,
      width: width - 3,
      height: height - 3,
      rx: 7,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2,
    }),
    ...children,
  );

function die(value) {
  return block(44, 44, ...pips(value, 22, 22, value === 1 ? '#c0273a' : '#1b1e27'));
}

function domino(a, b) {
  return block(
    44,
    86,
    ...pips(a, 22, 22, '#1b1e27'),
    ...pips(b, 22, 64, '#1b1e27'),
    draw('path', { d: 'M6 43h32', stroke: '#b6a886', 'stroke-width': 2 }),
    draw('circle', { cx: 22, cy: 43, r: 3.4, fill: '#c98f33' }),
  );
}

/** Renders a tile of mahjong, a domino or a die. */
export function tile(text) {
  const value = FACES.indexOf(text);
  const [, a, b] = /^(\d)\|(\d)$/.exec(text) ?? [];
  const drawing =
    value >= 0
      ? die(value + 1)
      : a
        ? domino(Number(a), Number(b))
        : block(
            56,
            76,
            draw('rect', { y: 72, x: 1, width: 54, height: 8, rx: 4, fill: BACKS.tiles }),
            draw('rect', { width: 56, height: 76, rx: 8, fill: '#fbf6ea' }),
            ...face(text),
          );
  const kind = value >= 0 ? 'die' : a ? 'domino' : 'mahjong';
  // The picture is decorative, so the text carries the meaning.
  return part('bdi', `tile tile--${kind}`, part('span', 'out-of-sight', text), drawing);
}

/** Draws the back of a tile. */
const back = (width, height, fill) =>
  block(
    width,
    height,
    draw('rect', { width, height: height - 4, rx: 8, fill }),
    draw('rect', {
      x: 5,
      y: 5,
      width: width - 10,
      height: height - 14,
      rx: 5,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.3,
      'stroke-width': 2,
    }),
  );

/** Renders tiles of mahjong or dominoes face down, on a rack. */
export function hiddenTiles(count, set = 'dominoes') {
  const tiles = Array.from({ length: count }, () =>
    part('span', 'hand__place', part('span', 'tile', back(set === 'tiles' ? 56 : 44, 76, BACKS[set]))),
  );
  const element = part('div', `hand hand--${set}`, ...tiles);
  element.setAttribute('aria-hidden', 'true');
  return element;
}
