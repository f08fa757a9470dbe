import { duel } from './duel.js';
import { pause } from './motion.js';
import { part } from './parts.js';
import { hand as handOf, hiddenHand } from './pieces.js';

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

/** Renders the places of cards on the board. */
const emptyBoard = (count) =>
  part('div', 'poker__slots', ...Array.from({ length: count }, () => part('span', 'poker__slot')));

/** Renders the places of a hand. */
const emptyHand = (count) =>
  part(
    'div',
    'hand',
    ...Array.from({ length: count }, () => part('span', 'hand__place', part('span', 'poker__slot'))),
  );

/** Renders the cards before the first deal, face down. */
function deckOfCards() {
  const deck = hiddenHand(3);
  deck.className = 'poker__deck';
  return deck;
}

/** Renders the names of the hands of poker, the best first. */
const ranksGuide = (words) =>
  part('ol', 'ranks', ...RANKS.map((rank) => part('li', 'ranks__one', words[rank])));

/** Renders a table with the player of the page against one opponent. Others join where the game lets them fold. */
export function poker(stage, opened, words, amount) {
  const { hand: rules, game } = opened;
  const {
    you,
    opponent,
    others: seats,
    pot,
    bet,
    say,
    play,
  } = duel(opened, words, amount, { clear, deal, gather });
  const others = rules.folds ? seats(CORNERS.map((corner) => `poker__seat--${corner}`)) : [];
  const board = part('div', 'poker__board', rules.board ? emptyBoard(rules.board) : '');
  const print = part('p', 'poker__print', game.name);
  print.setAttribute('aria-hidden', 'true');
  const deck = deckOfCards();
  // A few cards fit next to a player in the middle.
  const isSmall = rules.cards <= 3;
  const element = part(
    'div',
    `poker${rules.board ? '' : ' poker--bare'}${isSmall ? ' poker--small' : ''}`,
    print,
    opponent.element,
    ...others.map((one) => one.element),
    pot,
    board,
    bet,
    you.element,
  );
  element.style.setProperty('--count', Math.min(5, rules.cards));
  stage.append(part('div', 'poker__room', element));

  /** Before the first deal the cards are in the deck, and each hand has its places. */
  function gather() {
    pot.before(deck);
    for (const { hand } of [you, opponent]) hand.replaceChildren(emptyHand(rules.cards));
    for (const { hand } of others) hand.replaceChildren();
  }
  function clear() {
    deck.remove();
    board.replaceChildren(rules.board ? emptyBoard(rules.board) : '');
    for (const seat of [you, opponent, ...others]) {
      seat.element.classList.remove('poker__seat--folded');
      seat.rank.hidden = true;
      seat.hand.replaceChildren(hiddenHand(rules.cards));
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
    you.hand.replaceChildren(handOf(own.pieces));
    await leave();
    // The flop, the turn and the river.
    for (const count of middle.length ? [3, 4, 5] : []) {
      await pauseFor(1);
      const places = handOf(middle.slice(0, count));
      [...places.children].forEach((place, index) => {
        if (count > 3 && index < count - 1) place.classList.add('hand__place--lying');
      });
      board.replaceChildren(places);
      places.append(...emptyBoard(rules.board - count).children);
    }
    await pauseFor(1);
    say(you, own);
    await pauseFor(1);
    opponent.hand.replaceChildren(handOf(other.pieces));
    say(opponent, other);
  }

  gather();
  return {
    label: words.deal,
    // The other games have fewer kinds of hands.
    ...(rules.folds &&
      rules.cards + rules.board >= 5 && { guide: { title: words.ranks, element: ranksGuide(words) } }),
    ...play,
  };
}
