import { draw, picture } from './drawing.js';
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
const FACES = '⚀⚁⚂⚃⚄⚅';

const pips = (count, x, y, fill) =>
  PIPS[count].map(([dx, dy]) => draw('circle', { cx: x + dx * 10, cy: y + dy * 10, r: 4.4, fill }));

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

const sign = (text, y, fill) =>
  draw('text', { x: 28, y, 'text-anchor': 'middle', 'font-size': 30, fill }, text);

/** Renders a tile of mahjong, a domino or a die. */
export function tile(text) {
  const value = FACES.indexOf(text);
  const [, a, b] = /^(\d)\|(\d)$/.exec(text) ?? [];
  const drawing =
    value >= 0
      ? die(value + 1)
      : a
        ? domino(Number(a), Number(b))
        : block(56, 76, sign(text, 34, '#16437a'), sign('萬', 66, '#b3141c'));
  const kind = value >= 0 ? 'die' : a ? 'domino' : 'mahjong';
  // The picture is decorative, so the text carries the meaning.
  return part('bdi', `tile tile--${kind}`, part('span', 'out-of-sight', text), drawing);
}
