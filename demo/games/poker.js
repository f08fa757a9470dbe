import { chips } from './chips.js';
import { pause } from './motion.js';
import { numbersOf, part } from './parts.js';
import { hiddenHand, piece } from './pieces.js';
import { OTHERS, playerName, portrait, YOU } from './players.js';
import { hiddenTiles, tile, wall } from './tiles.js';

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

/** Renders cards, tiles or dice in a row, dealt one after another. */
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

/** Renders a player with a name, chips and a hand. */
function seatOf(className, index, name, chipsText) {
  const stack = part('bdi', 'poker__stack', chipsText);
  const plate = part('p', 'poker__plate', part('bdi', 'poker__name', name), stack);
  const hand = part('div', 'poker__hand');
  const rank = part('p', 'poker__rank');
  rank.hidden = true;
  const person = part('div', 'poker__person', portrait(index), plate);
  const element = part('div', `poker__seat ${className}`, person, part('div', 'poker__cards', hand, rank));
  return { element, hand, rank, stack, name };
}

/** Renders the names of the hands of poker, the best first. */
const ranksGuide = (words) =>
  part('ol', 'ranks', ...RANKS.map((rank) => part('li', 'ranks__one', words[rank])));

/** Renders a table with the player of the page against one opponent. Others join where the game lets them fold. */
export function poker(stage, { hand: rules, game, balance, stakes }, words, amount) {
  const number = numbersOf(game.name);
  const first = number(OTHERS);
  const unit = stakes.at(-1);
  const chipsOf = () => unit * (4 + number(12)) + stakes[0] * number(100);
  let theirs = chipsOf();
  const you = seatOf('poker__seat--you', YOU, words.you, amount(balance));
  const opponent = seatOf('poker__seat--opponent', first, playerName(first), amount(theirs));
  const others = rules.folds
    ? CORNERS.map((corner, index) => {
        const at = (first + index + 1) % OTHERS;
        return seatOf(`poker__seat--other poker__seat--${corner}`, at, playerName(at), amount(chipsOf()));
      })
    : [];
  const board = part('div', 'poker__board', rules.board ? emptyBoard(rules.board) : '');
  const potSum = part('bdi', 'poker__sum');
  const pot = part('div', 'poker__pot', chips('poker__chips', 3, 5, 4), part('span', '', words.pot), potSum);
  const betSum = part('bdi', 'poker__sum');
  const bet = part('div', 'poker__bet', chips('poker__chips', 3), betSum);
  const print = part('p', 'poker__print', game.name);
  print.setAttribute('aria-hidden', 'true');
  // A few cards fit next to a player in the middle.
  const isSmall = rules.set === 'cards' && rules.cards <= 3;
  const element = part(
    'div',
    `poker poker--${rules.set}${rules.board ? '' : ' poker--bare'}${isSmall ? ' poker--small' : ''}`,
    rules.set === 'tiles' ? wall() : print,
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

  const say = (seat, shown) => {
    seat.rank.replaceChildren(
      words[shown.rank].replace('*', shown.total),
      ...(shown.high ? [' ', part('bdi', '', shown.high)] : []),
    );
    seat.rank.hidden = false;
  };
  const hidden = () => {
    if (rules.set === 'dice') return '';
    return rules.set === 'cards' ? hiddenHand(rules.cards) : hiddenTiles(rules.cards, rules.set);
  };
  const backs = (seat) => seat.hand.replaceChildren(hidden());
  const clear = () => {
    board.replaceChildren(rules.board ? emptyBoard(rules.board) : '');
    for (const seat of [you, opponent, ...others]) {
      seat.element.classList.remove('poker__seat--ahead', 'poker__seat--behind', 'poker__seat--folded');
      seat.rank.hidden = true;
      backs(seat);
    }
    bet.classList.remove('poker__bet--won');
    pot.classList.remove('poker__pot--empty');
  };
  let stake = 0;
  const showStake = (cents) => {
    if (cents === stake) return;
    stake = cents;
    betSum.textContent = amount(cents);
    bet.classList.remove('poker__bet--won');
    bet.hidden = false;
    pot.hidden = true;
  };

  async function leave() {
    for (const seat of others) {
      await pauseFor(0.35);
      seat.element.classList.add('poker__seat--folded');
      seat.hand.replaceChildren();
      seat.rank.textContent = words.fold;
      seat.rank.hidden = false;
    }
  }
  async function deal({ shown }) {
    const [own, other] = ['left', 'right'].map((side) => shown.find(({ label }) => label === side));
    const middle = shown.find(({ label }) => label === 'board')?.pieces ?? [];
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
    onStake: (step) => showStake(stakes[step]),
    ready: () => true,
    choice: () => ({ option: 'left' }),
    tell: (round) => (round.win === round.bet ? words.back : undefined),
    async show(answer) {
      clear();
      pot.hidden = false;
      potSum.textContent = amount(stake * 2);
      bet.hidden = true;
      try {
        const round = await answer;
        await deal(round);
        const isTie = round.win === round.bet;
        const [ahead, behind] = round.win ? [you, opponent] : [opponent, you];
        if (!isTie) {
          ahead.element.classList.add('poker__seat--ahead');
          behind.element.classList.add('poker__seat--behind');
          theirs += round.win ? -round.bet : round.bet;
          if (theirs < unit) theirs += unit * 8;
        }
        opponent.stack.textContent = amount(theirs);
        you.stack.textContent = amount(round.balance);
        if (round.win) {
          bet.hidden = false;
          bet.classList.add('poker__bet--won');
          betSum.textContent = `${isTie ? '' : '+'}${amount(round.win)}`;
          pot.classList.add('poker__pot--empty');
        }
        return round;
      } catch (problem) {
        clear();
        bet.hidden = false;
        pot.hidden = true;
        throw problem;
      }
    },
  };
}
