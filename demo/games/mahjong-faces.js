import { draw } from './drawing.js';

const NUMBERS = '一二三四五六七八九';
const INK = { blue: '#16437a', red: '#b3141c', green: '#12703f', black: '#1b1e27' };
/** Colours of winds and dragons. */
const HONOURS = { 東: INK.black, 南: INK.black, 西: INK.black, 北: INK.black, 中: INK.red, 發: INK.green };

/** Places of circles and of sticks by their number: across, in rows from the top. */
const pair = [-1, 1];
const three = [-1, 0, 1];
const four = [-1.5, -0.5, 0.5, 1.5];
const CIRCLES = [
  [[0]],
  [[0], [0]],
  [[-1], [0], [1]],
  [pair, pair],
  [pair, [0], pair],
  [pair, pair, pair],
  [[-1], [0], [1], pair, pair],
  [pair, pair, pair, pair],
  [three, three, three],
];
const STICKS = [
  [[0]],
  [[0], [0]],
  [[0], pair],
  [pair, pair],
  [pair, [0], pair],
  [three, three],
  [[0], three, three],
  [four, four],
  [three, three, three],
];

const sign = (text, y, fill, size = 30) =>
  draw('text', { x: 28, y, 'text-anchor': 'middle', 'font-size': size, fill }, text);

/** Draws a shape at each place of the rows, with the height of a row. */
function spread(rows, shape) {
  const height = 60 / rows.length;
  return rows.flatMap((row, line) =>
    row.map((across, index) => {
      const [x, y] = [28 + across * (row === four ? 11.5 : 14), 36 + (line - (rows.length - 1) / 2) * height];
      return draw('g', { transform: `translate(${x} ${y})` }, ...shape(height, line + index));
    }),
  );
}

function circle(height, number) {
  const r = Math.min(height / 2 - 0.8, height > 40 ? 19 : 9);
  const fill = [INK.blue, INK.red, INK.green][number % 3];
  return [
    draw('circle', { r, fill }),
    draw('circle', { r: r * 0.62, fill: 'none', stroke: '#fbf6ea', 'stroke-width': r * 0.16 }),
    draw('circle', { r: r * 0.28, fill: '#fbf6ea' }),
  ];
}

function stick(height, number) {
  const half = Math.min(height / 2 - 1.5, 12);
  const stroke = number % 3 === 1 ? INK.red : INK.green;
  return [
    draw('path', { d: `M0 ${-half}V${half}`, stroke, 'stroke-width': 6, 'stroke-linecap': 'round' }),
    draw('path', { d: 'M-4 0H4', stroke: '#fbf6ea', 'stroke-width': 1.6 }),
  ];
}

/** The one of bamboo is a bird. */
const bird = () => [
  draw('path', { d: 'M20 60C8 50 12 30 28 26C44 24 46 44 36 54z', fill: INK.green }),
  draw('path', { d: 'M16 66L24 46M24 68L28 48M33 66L32 48', stroke: INK.blue, 'stroke-width': 4 }),
  draw('circle', { cx: 29, cy: 19, r: 9, fill: INK.red }),
  draw('path', { d: 'M37 16l9 3l-9 4z', fill: '#c98f33' }),
  draw('circle', { cx: 31, cy: 17, r: 2, fill: '#fbf6ea' }),
];

/** Draws what is on a tile of mahjong, on a face of 56 by 72. */
export function face(text) {
  if (text === '白')
    return [
      draw('rect', {
        x: 10,
        y: 11,
        width: 36,
        height: 50,
        rx: 3,
        fill: 'none',
        stroke: INK.blue,
        'stroke-width': 4,
      }),
    ];
  if (HONOURS[text]) return [sign(text, 52, HONOURS[text], 44)];
  const [number, suit] = text;
  const index = NUMBERS.indexOf(number);
  if (suit === '筒') return spread(CIRCLES[index], circle);
  if (suit === '索') return index ? spread(STICKS[index], stick) : bird();
  return [sign(number, 33, INK.blue), sign(suit, 65, INK.red)];
}
