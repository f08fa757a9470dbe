import { chips } from './chips.js';
import { numbersOf, part } from './parts.js';
import { OTHERS, playerName, portrait, YOU } from './players.js';

/** Renders a player with a name, chips and a hand. */
export function seatOf(className, index, name, chipsText) {
  const stack = part('bdi', 'poker__stack', chipsText);
  const plate = part('p', 'poker__plate', part('bdi', 'poker__name', name), stack);
  const hand = part('div', 'poker__hand');
  const rank = part('p', 'poker__rank');
  rank.hidden = true;
  const person = part('div', 'poker__person', portrait(index), plate);
  const element = part('div', `poker__seat ${className}`, person, part('div', 'poker__cards', hand, rank));
  return { element, hand, rank, stack, name };
}

/**
 * The player of the page against one opponent: both seats, the bet, the pot and the chips that change hands.
 * `clear` prepares the table for a round, `deal` shows one, `gather` takes back what a failed one has dealt.
 */
export function duel({ game, balance, stakes }, words, amount, { clear, deal, gather = clear }) {
  const number = numbersOf(game.name);
  const first = number(OTHERS);
  const unit = stakes.at(-1);
  const chipsOf = () => unit * (4 + number(12)) + stakes[0] * number(100);
  let theirs = chipsOf();
  const you = seatOf('poker__seat--you', YOU, words.you, amount(balance));
  const opponent = seatOf('poker__seat--opponent', first, playerName(first), amount(theirs));
  const potSum = part('bdi', 'poker__sum');
  const pot = part('div', 'poker__pot', chips('poker__chips', 3, 5, 4), part('span', '', words.pot), potSum);
  const betSum = part('bdi', 'poker__sum');
  const bet = part('div', 'poker__bet', chips('poker__chips', 3), betSum);
  let stake = 0;

  /** Nothing is on the table before a deal, and when its chips have gone to a player. */
  const empty = () => {
    bet.hidden = true;
    pot.classList.add('poker__pot--empty');
  };
  empty();
  const reset = () => {
    clear();
    for (const seat of [you, opponent]) {
      seat.element.classList.remove('poker__seat--ahead', 'poker__seat--behind');
      seat.rank.hidden = true;
    }
    bet.classList.remove('poker__bet--won');
    pot.classList.remove('poker__pot--empty');
  };
  function pay(round) {
    empty();
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
    if (!round.win) return;
    bet.hidden = false;
    bet.classList.toggle('poker__bet--won', !isTie);
    betSum.textContent = `${isTie ? '' : '+'}${amount(round.win)}`;
  }

  return {
    you,
    opponent,
    pot,
    bet,
    /** Further players at the table, with chips. */
    others: (classNames) =>
      classNames.map((className, index) => {
        const at = (first + index + 1) % OTHERS;
        return seatOf(`poker__seat--other ${className}`, at, playerName(at), amount(chipsOf()));
      }),
    say(seat, { rank, total, high }) {
      seat.rank.replaceChildren(
        words[rank].replace('*', total),
        ...(high ? [' ', part('bdi', '', high)] : []),
      );
      seat.rank.hidden = false;
    },
    /** What the page asks of a game. */
    play: {
      onStake(step) {
        stake = stakes[step];
      },
      ready: () => true,
      choice: () => ({ option: 'left' }),
      async show(answer) {
        reset();
        potSum.textContent = amount(stake * 2);
        bet.hidden = true;
        try {
          const round = await answer;
          const shownOf = (side) => round.shown.find(({ label }) => label === side);
          await deal(shownOf('left'), shownOf('right'), shownOf('board')?.pieces ?? []);
          pay(round);
          return round;
        } catch (problem) {
          reset();
          gather();
          empty();
          throw problem;
        }
      },
    },
  };
}
