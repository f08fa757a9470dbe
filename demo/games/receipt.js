import { ballRow } from './ball.js';
import { draw, picture } from './drawing.js';
import { numbersOf, part } from './parts.js';
import { resultOf } from './round-result.js';

/** Number of bars of a code. */
const BARS = 34;

/** Draws bars that differ by receipt. */
function code(reference) {
  const number = numbersOf(reference);
  let x = 0;
  const bars = Array.from({ length: BARS }, () => {
    const width = 1 + number(3);
    const bar = draw('rect', { x, y: 0, width, height: 20 });
    x += width + 1 + number(2);
    return bar;
  });
  const element = picture('code', x, 20, ...bars);
  element.setAttribute('class', 'stub__code');
  element.setAttribute('preserveAspectRatio', 'none');
  return element;
}

/** Renders a bought ticket as a receipt. After its draw the numbers that were hit are highlighted. */
export function receipt({ number, numbers, hits, bet, win, open, reference }, kind, words, amount) {
  const paid = `\u2068${amount(win)}\u2069`;
  const result = resultOf(bet, win);
  const texts = { win: `${words.win} ${paid}`, returned: `${words.voidBet} ${paid}`, lost: words.nothing };
  const row = ballRow(kind, numbers, [], (index) => (open ? '' : hits[index] ? 'hit' : 'missed'));
  // Colour alone does not tell a hit.
  hits.forEach((isHit, index) => {
    if (isHit) row.children[index].append(part('span', 'out-of-sight', ` ${words.hit}`));
  });
  return part(
    'li',
    `stub${result === 'win' ? ' stub--won' : ''}`,
    part(
      'div',
      'stub__line',
      part('span', 'stub__draw', part('bdi', '', number)),
      part('bdi', 'stub__bet', amount(bet)),
    ),
    row,
    part('p', 'stub__state', open ? words.waits : texts[result]),
    part('div', 'stub__line stub__foot', code(reference), part('bdi', '', reference)),
  );
}
