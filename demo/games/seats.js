import { face } from './dealer.js';
import { draw, picture } from './drawing.js';
import { part } from './parts.js';
import { hand, hiddenHand } from './pieces.js';

/** Pieces of a hand that fit into half of a narrow table. */
const SHORT_HAND = 5;
const CHIPS = ['#c0273a', '#2b6fd0', '#1f8a5b', '#1b1e27'];

/** Draws a pile of chips, seen from the side. */
function pile(x, y, height, colour) {
  return draw(
    'g',
    { transform: `translate(${x} ${y})` },
    ...Array.from({ length: height }, (_, index) =>
      draw(
        'g',
        { transform: `translate(0 ${index * -5})` },
        draw('ellipse', { rx: 14, ry: 7, cy: 4, fill: '#0b1420', 'fill-opacity': '.6' }),
        draw('ellipse', { rx: 14, ry: 7, fill: colour, stroke: '#f7f4ee', 'stroke-width': 1 }),
        draw('ellipse', {
          rx: 9,
          ry: 4.2,
          fill: 'none',
          stroke: '#f7f4ee',
          'stroke-width': 1.6,
          'stroke-dasharray': '4 3',
        }),
      ),
    ),
  );
}

function chips(className, width, ...piles) {
  const element = picture('chips', width, 44, ...piles);
  element.setAttribute('class', className);
  return element;
}

/** Renders a table with two players; the player of the page bets on one of them. */
export function seats(words, amount) {
  const sides = Object.fromEntries(
    ['left', 'right'].map((side) => {
      const cards = part('div', 'seat__hand', hiddenHand(2));
      const bet = part('bdi', 'seat__amount');
      const seat = part(
        'div',
        `seat seat--${side}`,
        face(words[side]),
        part('span', 'seat__name', words[side]),
        cards,
        part('div', 'seat__bet', chips('seat__chips', 34, pile(17, 32, 4, CHIPS[0])), bet),
      );
      return [side, { seat, cards, bet }];
    }),
  );
  const board = part('div', 'seats__board');
  const pot = chips(
    'seats__pot',
    120,
    pile(24, 34, 3, CHIPS[1]),
    pile(48, 30, 5, CHIPS[2]),
    pile(72, 33, 4, CHIPS[0]),
    pile(96, 34, 2, CHIPS[3]),
  );
  const element = part(
    'div',
    'seats',
    sides.left.seat,
    part('div', 'seats__middle', board, pot),
    sides.right.seat,
  );
  return {
    element,
    choose(option) {
      for (const [side, { seat, bet }] of Object.entries(sides)) {
        seat.classList.toggle('seat--picked', side === option);
        seat.classList.remove('seat--ahead', 'seat--behind');
        bet.textContent = '';
      }
    },
    show({ shown, win, bet }, option) {
      const other = option === 'left' ? 'right' : 'left';
      const ahead = win === bet ? undefined : win ? option : other;
      element.classList.toggle(
        'seats--long',
        shown.some(({ pieces }) => pieces.length > SHORT_HAND),
      );
      board.replaceChildren();
      for (const { label, pieces } of shown) (sides[label]?.cards ?? board).replaceChildren(hand(pieces));
      for (const [side, { seat }] of Object.entries(sides)) {
        seat.classList.toggle('seat--ahead', side === ahead);
        seat.classList.toggle('seat--behind', ahead !== undefined && side !== ahead);
      }
      sides[option].bet.textContent = win ? amount(win) : '';
    },
  };
}
