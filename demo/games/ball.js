import { part } from './parts.js';

/** Balls of a lottery have one colour per ten numbers. */
const colourOf = (number) => Math.floor(Number(number) / 10) % 8;

/** Renders a numbered ball, or the tile of a digit. */
export function ball(number, kind, look = '') {
  const colour = kind === 'digits' ? 'tile' : colourOf(number);
  return part('span', `ball ball--${colour}${look && ` ball--${look}`}`, part('bdi', 'ball__face', number));
}

/** Renders numbers of a draw as a row from left to right in every language, bonus numbers last. */
export function ballRow(kind, numbers, extra = [], lookOf = () => '') {
  const items = [
    ...numbers.map((number, index) => ball(number, kind, lookOf(index))),
    ...extra.map((number) => ball(number, kind, 'bonus')),
  ];
  const row = part('ul', 'balls', ...items.map((item) => part('li', 'balls__one', item)));
  row.dir = 'ltr';
  return row;
}

/** Renders a number that stays on one line from left to right. */
export function isolatedNumber(number) {
  const isolated = part('bdi', 'number-line', number);
  isolated.dir = 'ltr';
  return isolated;
}

/** Renders a sentence with such a number in it. */
export function numberLine(text, number) {
  const [before, after] = text.split('*');
  return [before, isolatedNumber(number), after];
}
