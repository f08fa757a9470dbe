import { duel } from './duel.js';
import { pause } from './motion.js';
import { part } from './parts.js';
import { piece } from './pieces.js';

/** Milliseconds between two steps of a round, and of a player's turn. */
const STEP = 420;
const TURN = 190;
/** Degrees between two cards of a fan. */
const FAN = 4;

const back = () => part('span', 'piece piece--card piece--back');

/** Renders the cards of a hand as a fan. */
function fan(cards) {
  const places = cards.map((card, index) => {
    const place = part('span', 'hand__place', card);
    place.style.setProperty('--place', index);
    place.style.setProperty('--turn', `${(index - (cards.length - 1) / 2) * FAN}deg`);
    return place;
  });
  const element = part('div', 'hand rummy__fan', ...places);
  element.style.setProperty('--spread', `${((cards.length - 1) / 2) * FAN}deg`);
  return element;
}

function hiddenFan(count) {
  const element = fan(Array.from({ length: count }, back));
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/** Renders a set or a run on the table. */
const meldOf = (cards) => part('div', 'rummy__row', ...cards.map((card) => piece(card)));

/** Renders a table of rummy: both hands as fans, the stock, the discards, and the sets and runs that players lay down. */
export function rummy(stage, opened, words, amount) {
  const { you, opponent, pot, bet, say, play } = duel(opened, words, amount, { clear, deal });
  const [yours, theirs] = [0, 1].map(() => part('div', 'rummy__melds'));
  const stock = part('div', 'rummy__stock', back(), back(), back());
  stock.setAttribute('aria-hidden', 'true');
  const discards = part('div', 'rummy__row rummy__discards');
  const board = part('div', 'rummy__board', theirs, stock, discards, pot, bet, yours);
  const element = part('div', 'poker poker--open rummy', opponent.element, board, you.element);
  stage.append(part('div', 'poker__room', element));

  function clear() {
    for (const melds of [yours, theirs])
      melds.replaceChildren(...[0, 1].map(() => part('div', 'rummy__place')));
    discards.replaceChildren();
    for (const seat of [you, opponent]) seat.hand.replaceChildren(hiddenFan(opened.hand.cards));
  }
  const showHand = (seat, cards) => seat.hand.replaceChildren(fan(cards.map((card) => piece(card))));
  /** Lays down what is in sets and runs; the points of the other cards count. */
  function lay(seat, place, { pieces, melds, ...shown }) {
    let from = 0;
    const groups = melds.map((size) => {
      from += size;
      return pieces.slice(from - size, from);
    });
    if (groups.length) place.replaceChildren(...groups.map(meldOf));
    showHand(seat, pieces.slice(from));
    say(seat, shown);
  }
  async function deal(own, other, thrown) {
    for (const card of thrown) {
      discards.append(piece(card));
      await pause(TURN);
    }
    showHand(you, own.pieces);
    await pause(STEP * 2);
    lay(you, yours, own);
    await pause(STEP);
    showHand(opponent, other.pieces);
    await pause(STEP);
    lay(opponent, theirs, other);
  }

  clear();
  return { label: words.deal, ...play };
}
