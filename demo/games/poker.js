import { duel } from './duel.js';
import { pause } from './motion.js';
import { part } from './parts.js';
import { hiddenHand, piece } from './pieces.js';
import { hiddenTiles, tile } from './tiles.js';

/** Milliseconds between two steps of a deal. */
const STEP = 420;
/** Hands of poker, the best first. */
const RANKS = [
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'pair',
  'highCard',
];
/** Places of the players who leave each round. */
const CORNERS = ['a', 'b', 'c', 'd'];

const pauseFor = (steps) => pause(steps * STEP);

/** Renders cards or dominoes in a row, dealt one after another. */
function handOf(pieces, set) {
  const places = pieces.map((text, index) => {
    const one = set === 'cards' ? piece(text) : tile(text);
    one.style.setProperty('--place', index);
    return part('span', 'hand__place', one);
  });
  return part('div', `hand hand--${set}`, ...places);
}

/** Renders the places of cards on the board. */
const emptyBoard = (count) =>
  part('div', 'poker__slots', ...Array.from({ length: count }, () => part('span', 'poker__slot')));

/** Renders the names of the hands of poker, the best first. */
const ranksGuide = (words) =>
  part('ol', 'ranks', ...RANKS.map((rank) => part('li', 'ranks__one', words[rank])));

/** Renders a table with the player of the page against one opponent. Others join where the game lets them fold. */
export function poker(stage, opened, words, amount) {
  const { hand: rules, game } = opened;
  const { you, opponent, others: seats, pot, bet, say, play } = duel(opened, words, amount, { clear, deal });
  const others = rules.folds ? seats(CORNERS.map((corner) => `poker__seat--${corner}`)) : [];
  const board = part('div', 'poker__board', rules.board ? emptyBoard(rules.board) : '');
  const print = part('p', 'poker__print', game.name);
  print.setAttribute('aria-hidden', 'true');
  // A few cards fit next to a player in the middle.
  const isSmall = rules.set === 'cards' && rules.cards <= 3;
  const element = part(
    'div',
    `poker poker--${rules.set}${rules.board ? '' : ' poker--bare'}${isSmall ? ' poker--small' : ''}`,
    print,
    opponent.element,
    ...others.map((one) => one.element),
    pot,
    board,
    bet,
    you.element,
  );
  // Tiles are wider than cards, and not on top of each other.
  element.style.setProperty('--count', rules.set === 'cards' ? Math.min(5, rules.cards) : rules.cards * 1.4);
  stage.append(part('div', 'poker__room', element));

  const hidden = () => (rules.set === 'cards' ? hiddenHand(rules.cards) : hiddenTiles(rules.cards));
  function clear() {
    board.replaceChildren(rules.board ? emptyBoard(rules.board) : '');
    for (const seat of [you, opponent, ...others]) {
      seat.element.classList.remove('poker__seat--folded');
      seat.rank.hidden = true;
      seat.hand.replaceChildren(hidden());
    }
  }
  async function leave() {
    for (const seat of others) {
      await pauseFor(0.35);
      seat.element.classList.add('poker__seat--folded');
      seat.hand.replaceChildren();
      seat.rank.textContent = words.fold;
      seat.rank.hidden = false;
    }
  }
  async function deal(own, other, middle) {
    you.hand.replaceChildren(handOf(own.pieces, rules.set));
    await leave();
    // The flop, the turn and the river.
    for (const count of middle.length ? [3, 4, 5] : []) {
      await pauseFor(1);
      const places = handOf(middle.slice(0, count), 'cards');
      [...places.children].forEach((place, index) => {
        if (count > 3 && index < count - 1) place.classList.add('hand__place--lying');
      });
      board.replaceChildren(places);
      places.append(...emptyBoard(rules.board - count).children);
    }
    await pauseFor(1);
    say(you, own);
    await pauseFor(1);
    opponent.hand.replaceChildren(handOf(other.pieces, rules.set));
    say(opponent, other);
  }

  clear();
  return {
    label: words.deal,
    // The other games have fewer kinds of hands.
    ...(rules.set === 'cards' &&
      rules.folds &&
      rules.cards + rules.board >= 5 && { guide: { title: words.ranks, element: ranksGuide(words) } }),
    ...play,
  };
}
