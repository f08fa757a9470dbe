import { odd, part } from './parts.js';
import { colourOf } from './wheel.js';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Even chances in the order of the table. */
const EVEN = ['low', 'even', 'red', 'black', 'odd', 'high'];

const numberIn = (id) => Number(id.replace(/\D/g, ''));
const isNumber = ({ id }) => /^n\d/.test(id);
const area = (row, column, rows = 1, columns = 1) =>
  `${row} / ${column} / ${row + rows} / ${column + columns}`;

/** Returns the grid areas of a bet: on a wide table, and on one that is turned upright. */
export function areasOf(id) {
  const number = numberIn(id);
  if (id === 'n0') return { across: area(1, 1, 3), upright: area(1, 3, 1, 3) };
  if (id.startsWith('n')) {
    const [line, place] = [Math.floor((number - 1) / 3), (number - 1) % 3];
    return { across: area(3 - place, 2 + line), upright: area(2 + line, 3 + place) };
  }
  if (id.startsWith('column')) return { across: area(4 - number, 14), upright: area(14, 2 + number) };
  if (id.startsWith('dozen'))
    return { across: area(4, 4 * number - 2, 1, 4), upright: area(4 * number - 2, 2, 4) };
  const place = EVEN.indexOf(id);
  return { across: area(5, 2 + 2 * place, 1, 2), upright: area(2 + 2 * place, 1, 2) };
}

/** Returns the index of the nearest box in a direction, of those that are opposite; -1 at the edge. */
export function nearest(boxes, from, [dx, dy]) {
  const [start, end, low, high] = dx
    ? ['left', 'right', 'top', 'bottom']
    : ['top', 'bottom', 'left', 'right'];
  const own = boxes[from];
  const distance = (box) => (dx + dy > 0 ? box[start] - own[end] : own[start] - box[end]);
  const aside = (box) => Math.abs(box[low] + box[high] - own[low] - own[high]);
  const able = boxes
    .map((box, index) => ({ box, index }))
    .filter(({ box }) => distance(box) > -1 && box[low] < own[high] - 1 && box[high] > own[low] + 1)
    .sort((a, b) => distance(a.box) - distance(b.box) || aside(a.box) - aside(b.box));
  return able[0]?.index ?? -1;
}

function nameOf(id, words) {
  if (id.startsWith('dozen')) return `${12 * numberIn(id) - 11}–${12 * numberIn(id)}`;
  if (id.startsWith('column')) return words.column.replace('*', numberIn(id));
  return words[id] ?? String(numberIn(id));
}

function cell({ id, times }, words) {
  const field = odd({ group: 'place', value: id, name: nameOf(id, words), times: `${times / 100 - 1}:1` });
  const { across, upright } = areasOf(id);
  if (id.startsWith('column')) {
    field.classList.add('place--short');
    field.querySelector('small').classList.add('out-of-sight');
  }
  field.style.setProperty('--across', across);
  field.style.setProperty('--upright', upright);
  if (!isNumber({ id })) return field;
  const colour = colourOf(numberIn(id));
  field.classList.add('place--number', 'place--short', `place--${colour}`);
  // All numbers pay the same, which the table says once.
  field.querySelector('bdi').classList.add('out-of-sight');
  if (colour !== 'zero')
    field.querySelector('small').after(part('span', 'out-of-sight', ` ${words[colour]} `));
  return field;
}

/** Renders the bets of roulette as the usual table, where the arrow keys go to the next bet in their direction. */
export function rouletteTable(options, words) {
  const fields = options.map((option) => cell(option, words));
  const numbers = fields.filter((_, index) => isNumber(options[index]));
  const [{ times }] = options.filter(isNumber);
  const pays = part(
    'p',
    'places__pays',
    part('bdi', '', '0–36'),
    ' ',
    part('bdi', '', `${times / 100 - 1}:1`),
  );
  pays.setAttribute('aria-hidden', 'true');
  // The numbers are read first.
  const ordered = [...numbers, ...fields.filter((field) => !numbers.includes(field))];
  const element = part(
    'fieldset',
    'places places--roulette',
    part('legend', 'out-of-sight', words.place),
    ...ordered,
    pays,
  );
  element.addEventListener('keydown', (event) => {
    const direction = ARROWS[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const from = ordered.indexOf(event.target.closest('label'));
    const to = nearest(
      ordered.map((field) => field.getBoundingClientRect()),
      from,
      direction,
    );
    const input = ordered[to]?.querySelector('input');
    input?.focus();
    input?.click();
  });
  return { element, fields };
}
