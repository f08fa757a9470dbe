import { ball, numberLine } from './ball.js';
import { draw, picture } from './drawing.js';
import { pause } from './motion.js';
import { part } from './parts.js';

/** Milliseconds of the drum's turn before a ball, and until the last ball has rolled into the tray. */
const TURN = 900;
const ROLL = 700;
/** Places of the balls that lie in the drum: x and y in its picture. */
// biome-ignore format: one row of balls a line
const PLACES = [
  [68, 128], [90, 134], [112, 134], [134, 127],
  [50, 113], [72, 107], [94, 113], [116, 112], [138, 105], [154, 112],
  [44, 92], [62, 87], [83, 90], [105, 92], [126, 90], [147, 85], [162, 92],
  [50, 70], [150, 63],
];
const COLOURS = ['#f3c623', '#3d8bfd', '#e8464f', '#31b36b', '#a05be0', '#f28a2e', '#2fb6c4', '#e864a8'];

/** Balls jump towards the middle, so that they stay inside the glass. */
const sideOf = (x) => (x < 80 ? 'left' : x > 120 ? 'right' : 'middle');

/** Draws a glass drum with balls on a stand. */
function glass(of) {
  const balls = PLACES.map(([x, y], index) => {
    const number = ((index * 7) % of) + 1;
    return draw(
      'g',
      { class: `drum__ball drum__ball--${sideOf(x)}` },
      draw('circle', { cx: x, cy: y, r: 11, fill: COLOURS[Math.floor(number / 10) % 8] }),
      draw('circle', { cx: x - 1, cy: y - 1, r: 6.6, fill: '#fff' }),
      draw(
        'text',
        { x: x - 1, y: y + 2, 'text-anchor': 'middle', 'font-size': 8.5, fill: '#14161c' },
        number,
      ),
    );
  });
  const bars = [0, 45, 90, 135].map((angle) =>
    draw('path', {
      d: 'M100 8V152',
      transform: `rotate(${angle} 100 80)`,
      stroke: '#f3d08c',
      'stroke-opacity': '.3',
      'stroke-width': 2,
    }),
  );
  return picture(
    'drum',
    200,
    190,
    draw('path', { d: 'M58 140L36 184H164L142 140z', fill: '#6d3d0d' }),
    draw('path', { d: 'M30 180h140v8H30z', fill: '#d99a2b' }),
    draw('circle', { cx: 100, cy: 80, r: 74, fill: '#0f1a33' }),
    draw('circle', { cx: 100, cy: 80, r: 74, fill: '#7fb2ff', 'fill-opacity': '.14' }),
    draw('g', { class: 'drum__bars' }, ...bars),
    ...balls,
    draw('circle', { cx: 100, cy: 80, r: 74, fill: 'none', stroke: '#e0a83c', 'stroke-width': 6 }),
    draw('circle', { cx: 100, cy: 80, r: 74, fill: 'none', stroke: '#fff0b8', 'stroke-width': 1.5 }),
    draw('path', {
      d: 'M46 52c8-20 24-31 42-34',
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': '.6',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    draw('circle', { cx: 100, cy: 80, r: 10, fill: '#e0a83c', stroke: '#6d3d0d', 'stroke-width': 2 }),
  );
}

/** Renders the machine of a lottery: a drum of balls or a display of digits, above the tray with the last result. */
export function drum({ kind, of, count }, words) {
  const tray = part('ul', 'tray');
  tray.dir = 'ltr';
  const title = part('p', 'machine__title');
  const spoken = part('p', 'out-of-sight');
  spoken.setAttribute('role', 'status');
  const clock = part('p', 'machine__clock');
  const info = part('div', 'machine__info', clock);
  const body = part(
    'div',
    'machine__body',
    ...(kind === 'balls' ? [part('div', 'machine__drum', glass(of))] : []),
    info,
  );
  const element = part(
    'section',
    `machine machine--${kind}`,
    body,
    part('div', 'machine__tray', title, tray),
    spoken,
  );

  const placesOf = ({ numbers, extra }) => [
    // A Vietnamese special prize can be one text of several digits.
    ...(kind === 'digits' ? [...numbers.join('')] : numbers).map((number) => [number, '']),
    ...extra.map((number) => [number, 'bonus']),
  ];
  /** The last digits count for a ticket. */
  const lookOf = (index, length, look) => (kind === 'digits' && length - index > count ? 'aside' : look);
  function place(result, index, state = '') {
    const places = placesOf(result);
    const [number, look] = places[index];
    const item = part('li', `tray__one${state}`, ball(number, kind, lookOf(index, places.length, look)));
    tray.children[index].replaceWith(item);
  }
  function empty(result) {
    // The countdown above is that of the next draw.
    title.replaceChildren(`${words.results} · `, ...numberLine(words.drawNo, result.number));
    const waiting = () => part('li', `tray__one tray__one--empty tray__one--${kind}`);
    tray.replaceChildren(...placesOf(result).map(waiting));
  }
  return {
    element,
    clock,
    /** Shows a result at once. */
    show(result) {
      empty(result);
      for (const index of placesOf(result).keys()) place(result, index);
    },
    /** Draws a result: its balls roll in one after another. */
    async draw(result) {
      empty(result);
      element.classList.add('machine--turning');
      for (const index of placesOf(result).keys()) {
        await pause(TURN);
        place(result, index, ' tray__one--new');
      }
      await pause(ROLL);
      element.classList.remove('machine--turning');
      spoken.textContent = `${title.textContent}: ${placesOf(result)
        .map(([number]) => number)
        .join(' ')}`;
    },
  };
}
