import { endingName, ownSide, pointsOf, sideOf } from './blackjack-hands.js';
import { cardName } from './blackjack-words.js';
import { chipRail } from './chip-rail.js';
import { clock } from './clock.js';
import { dealer, tableSign } from './dealer.js';
import { pause } from './motion.js';
import { moveButtons } from './move-buttons.js';
import { part } from './parts.js';
import { road } from './road.js';

/** Milliseconds between two cards, and before the dealer's turn. */
const STEP = 420;
const BEFORE_DEALER = 700;
/** Milliseconds after the end of a turn until the gateway has decided it. */
const DECIDED = 1_700;
/** Points at which the dealer stops. */
const DEALER_STANDS = 17;
/** Seconds left of a turn that are announced. */
const HURRIED = 10;
/** Errors after which the game cannot go on. */
const FATAL = /^(session|account|game)\./;

/** Renders the result of a round. */
function verdictOf({ ending, win, late, bet, hands }, words, amount) {
  const isPart = hands.length > 1 && win > 0 && win < bet;
  const line = part('strong', '', isPart ? words.voidBet : endingName(ending, words));
  const sum = win > bet || isPart ? part('bdi', 'blackjack__win', amount(win)) : '';
  const reason = late ? part('span', 'blackjack__late', words.timeUp) : '';
  return part('p', `blackjack__verdict blackjack__verdict--${ending}`, line, sum, reason);
}

/** Renders a table of blackjack: the studio, the hands of the dealer and of the player, and the last results. */
export function blackjack(stage, opened, around) {
  const { words, amount, grouped, stakes, ask, say, onNews, onTurn, controls } = around;
  const timer = clock(words);
  const history = road(words, opened.road);
  const sign = tableSign(stakes, words, opened.currency);
  const theirs = sideOf('dealer', words);
  const own = ownSide(words, { amount, grouped, steps: stakes.steps });
  const verdict = part('div', 'blackjack__result');
  const news = part('p', 'out-of-sight');
  news.setAttribute('role', 'status');
  const rules = part(
    'p',
    'blackjack__rules',
    part('span', '', words.paysRule),
    part('span', '', words.dealerRule),
  );
  const middle = part('div', 'blackjack__middle', rules, verdict);
  const cloth = part('div', 'cloth cloth--blackjack', theirs.element, middle, own.element, news);
  const studio = dealer(opened.dealer, words, sign, timer.element);
  const table = part('div', 'slip table table--blackjack', part('div', 'table__view', studio, cloth));
  table.append(history.element);
  stage.append(table);
  const rail = chipRail(stakes, words, { amount, grouped });
  const buttons = moveButtons(words, amount);
  controls.prepend(rail.element, buttons.element);

  const clear = () => {
    theirs.show([]);
    own.clear();
    verdict.replaceChildren();
    news.textContent = '';
  };
  const names = (cards) => cards.map((card) => cardName(card, words)).join(', ');
  const numberOf = ({ hands }, index) => (hands[1] ? words.handNumber.replace('*', index + 1) : words.you);
  /** Announces the cards on the table to screen readers. */
  const announce = (hand) => {
    const line = (side, { pieces }) => `${side}: ${names(pieces)}. ${pointsOf(pieces)}.`;
    const all = hand.hands.map((one, index) => line(numberOf(hand, index), one));
    news.textContent = [line(words.dealer, hand.dealer), ...all].join(' ');
  };
  const turnText = (hand) => {
    const { total } = hand.hands[hand.active];
    return hand.hands[1] ? `${numberOf(hand, hand.active)}: ${total}` : words.youHave.replace('*', total);
  };

  /** Deals the first cards as at a table: one to the player, one to the dealer, the second of each. */
  async function deal({ hands, dealer: house }) {
    const [first, second] = hands[0].pieces;
    own.deal([first]);
    await pause(STEP);
    theirs.show(house.pieces.slice(0, 1));
    await pause(STEP);
    own.deal([first, second]);
    await pause(STEP);
    theirs.show(house.pieces.slice(0, 1), true);
    await pause(STEP);
  }
  const showOpen = (hand) => {
    own.show(hand);
    theirs.show(hand.dealer.pieces, true);
    announce(hand);
  };

  /** Lets the player choose. Returns what the gateway answers, or nothing when the hand goes on as it is. */
  async function turn(hand, endsAt) {
    const left = Math.max(0, endsAt - performance.now());
    timer.turn(left / 1_000, hand.most, words.myTurn);
    const hurry = setTimeout(
      () => {
        news.textContent = words.secondsLeft.replace('*', HURRIED);
      },
      Math.max(0, left - HURRIED * 1_000),
    );
    if (left <= HURRIED * 1_000) clearTimeout(hurry);
    onTurn(true);
    const kind = await buttons.choose(hand, left + DECIDED);
    onTurn(false);
    clearTimeout(hurry);
    const { reference, made } = hand;
    try {
      return await ask('hand', kind && { move: { reference, kind, made } });
    } catch (problem) {
      if (FATAL.test(problem.code)) throw problem;
      const funds = kind === 'split' ? words.noSplit : words.noDouble;
      const reasons = { 'wallet.insufficient': funds, 'limit.play': words.limit };
      say(reasons[problem.code] ?? words.offline, 'problem');
      return undefined;
    }
  }

  /** Turns the dealer's second card over, and draws the others. */
  async function reveal(hand) {
    const { dealer: house, hands } = hand;
    // The dealer's cards decide.
    own.show({ hands: hands.map((one) => ({ ...one, ending: undefined })) });
    timer.close();
    if (hand.late) say(words.timeUp, 'problem');
    else if (hand.ending !== 'bust') say(words.dealerTurn);
    await pause(BEFORE_DEALER);
    for (let count = 2; count <= house.pieces.length; count++) {
      theirs.show(house.pieces.slice(0, count));
      await pause(STEP * 1.5);
    }
    own.show(hand);
    announce(hand);
    verdict.replaceChildren(verdictOf(hand, words, amount));
    if (!hand.win) own.take();
    own.element.scrollIntoView?.({ block: 'nearest' });
  }

  /** Plays a hand to its end. Returns its last state and the balance. */
  async function playHand({ hand: first, balance: before, isOpen }) {
    let [hand, balance, message] = [first, before, isOpen ? words.goesOn : ''];
    while (!hand.ending) {
      showOpen(hand);
      say(message || turnText(hand));
      const endsAt = performance.now() + hand.left * 1_000;
      let next;
      while (!next) next = await turn(hand, endsAt);
      message = next.refused === 'changed' ? words.changed : '';
      // A double or a split has taken the stake again.
      if (!next.hand.ending && next.hand.bet !== hand.bet) onNews(next.balance, 0);
      ({ hand, balance } = next);
    }
    await reveal(hand);
    return { ...hand, balance };
  }

  const { hand: last, seconds } = opened.blackjack;
  const timeRule = words.timeRule.replace('*', seconds);
  const allRules = [words.paysRule, words.dealerRule, words.doubleRule, words.splitRule, timeRule];
  let waiting = last && !last.ending ? { hand: last, balance: opened.balance, isOpen: true } : undefined;
  if (last?.ending) {
    own.show(last);
    theirs.show(last.dealer.pieces);
    verdict.replaceChildren(verdictOf(last, words, amount));
    if (!last.win) own.take();
  }
  return {
    hint: words.placeBets,
    guide: {
      title: words.rulesTitle,
      // The results take its place.
      isLong: true,
      element: part('ul', 'blackjack__guide', ...allRules.map((rule) => part('li', '', rule))),
    },
    isWaiting: Boolean(waiting),
    takeWaiting() {
      const taken = waiting;
      waiting = undefined;
      return taken && Promise.resolve(taken);
    },
    ready: () => true,
    choice: () => ({ option: 'deal' }),
    tell: ({ ending }) => (ending === 'bust' ? words.bust : undefined),
    onStake(step, isBusy) {
      rail.show(step, isBusy);
      if (!isBusy && !verdict.hasChildNodes()) own.stakeOn(stakes.steps[step]);
    },
    async show(answer) {
      timer.close();
      clear();
      controls.dataset.turn = 'true';
      say(words.dealing);
      try {
        const answered = await answer;
        // The stake has been taken.
        onNews(answered.balance, 0);
        own.stakeOn(answered.hand.bet);
        cloth.scrollIntoView?.({ block: 'nearest' });
        if (!answered.isOpen) await deal(answered.hand);
        const hand = await playHand(answered);
        // A dealer who need not draw has no result.
        if (hand.points >= DEALER_STANDS) history.add(hand);
        return hand;
      } catch (problem) {
        clear();
        throw problem;
      } finally {
        delete controls.dataset.turn;
        timer.restart();
      }
    },
  };
}
