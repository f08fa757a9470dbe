import { cardName } from './blackjack-words.js';
import { chip, chipRail, chipText } from './chip-rail.js';
import { clock } from './clock.js';
import { dealer, tableSign } from './dealer.js';
import { pause } from './motion.js';
import { moveButtons } from './move-buttons.js';
import { part } from './parts.js';
import { piece } from './pieces.js';
import { road } from './road.js';

/** Milliseconds between two cards, and before the dealer's turn. */
const STEP = 420;
const BEFORE_DEALER = 700;
/** Milliseconds after the end of a turn until the gateway has decided it. */
const DECIDED = 1_700;
/** Seconds left of a turn that are announced. */
const HURRIED = 10;
/** Errors after which the game cannot go on. */
const FATAL = /^(session|account|game)\./;

/** Returns the points of cards: an ace is eleven unless that exceeds 21. */
export function pointsOf(cards) {
  const ranks = cards.map((card) => card.slice(0, -1));
  const low = ranks.reduce((sum, rank) => sum + (rank === 'A' ? 1 : Number(rank) || 10), 0);
  return low < 12 && ranks.includes('A') ? low + 10 : low;
}

/** Renders the cards of one side, which arrive one by one. */
function sideOf(label, words) {
  const total = part('bdi', 'blackjack__total');
  const cards = part('div', 'hand');
  cards.setAttribute('role', 'img');
  const name = part('p', 'blackjack__name', part('span', '', words[label]), total);
  const slots = part('div', 'blackjack__slots', part('span', ''), part('span', ''));
  const element = part('div', `blackjack__side blackjack__side--${label}`, name, slots, cards);
  let lying = [];
  const show = (pieces, hidden) => {
    const names = pieces.map((card) => cardName(card, words));
    if (hidden) names.push(words.faceDown);
    cards.setAttribute('aria-label', names.join(', '));
    cards.hidden = !names.length;
    slots.hidden = Boolean(names.length);
    total.textContent = pieces.length ? String(pointsOf(pieces)) : '';
    total.hidden = !pieces.length;
    const next = hidden ? [...pieces, ''] : pieces;
    // A card that lies stays as it is; a hidden one turns over.
    next.forEach((card, index) => {
      if (lying[index] === card) return;
      const face = card ? piece(card) : part('span', 'piece piece--card piece--back');
      if (lying[index] === '') face.classList.add('piece--turned');
      const place = part('span', 'hand__place', face);
      if (cards.children[index]) cards.children[index].replaceWith(place);
      else cards.append(place);
    });
    while (cards.children.length > next.length) cards.lastElementChild.remove();
    lying = next;
  };
  show([], false);
  return { element, show };
}

/** Renders the result of a hand. */
function verdictOf({ ending, win, late, bet }, words, amount) {
  const names = { won: words.win, lost: words.dealerWins };
  const line = part('strong', '', names[ending] ?? words[ending]);
  const sum = win > bet ? part('bdi', 'blackjack__win', amount(win)) : '';
  const reason = late ? part('span', 'blackjack__late', words.timeUp) : '';
  return part('p', `blackjack__verdict blackjack__verdict--${ending}`, line, sum, reason);
}

/** Renders a table of blackjack: the studio, the hands of the dealer and of the player, and the last results. */
export function blackjack(stage, opened, around) {
  const { words, amount, grouped, stakes, ask, say, onNews, controls } = around;
  const timer = clock(words);
  const history = road(words, opened.road);
  const sign = tableSign(stakes, words, opened.currency);
  const theirs = sideOf('dealer', words);
  const own = sideOf('you', words);
  const spot = part('div', 'blackjack__spot');
  const verdict = part('div', 'blackjack__result');
  const news = part('p', 'out-of-sight');
  news.setAttribute('role', 'status');
  own.element.append(spot);
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

  /** Lays the stake on its spot, a doubled one as two chips. */
  const stakeOn = (cents, isDoubled = false) => {
    const base = isDoubled ? cents / 2 : cents;
    const one = () => chip(Math.max(0, stakes.steps.indexOf(base)), chipText(base, grouped));
    const chips = part('span', 'blackjack__chips', one(), ...(isDoubled ? [one()] : []));
    chips.setAttribute('aria-hidden', 'true');
    spot.replaceChildren(chips, part('bdi', 'blackjack__stake', amount(cents)));
  };
  const clear = () => {
    theirs.show([], false);
    own.show([], false);
    verdict.replaceChildren();
    news.textContent = '';
  };
  const names = (cards) => cards.map((card) => cardName(card, words)).join(', ');
  /** Announces the cards on the table to screen readers. */
  const announce = ({ you, dealer: house }) => {
    const line = (side, cards) => `${words[side]}: ${names(cards)}. ${pointsOf(cards)}.`;
    news.textContent = `${line('dealer', house.pieces)} ${line('you', you.pieces)}`;
  };

  /** Deals the first cards as at a table: one to the player, one to the dealer, the second of each. */
  async function deal({ you, dealer: house }) {
    const [first, second] = you.pieces;
    own.show([first], false);
    await pause(STEP);
    theirs.show(house.pieces.slice(0, 1), false);
    await pause(STEP);
    own.show([first, second], false);
    await pause(STEP);
    theirs.show(house.pieces.slice(0, 1), true);
    await pause(STEP);
  }
  const showOpen = (hand) => {
    own.show(hand.you.pieces, false);
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
    const kind = await buttons.choose(hand, left + DECIDED);
    clearTimeout(hurry);
    const { reference, you } = hand;
    try {
      return await ask('hand', kind && { move: { reference, kind, cards: you.pieces.length } });
    } catch (problem) {
      if (FATAL.test(problem.code)) throw problem;
      const reasons = { 'wallet.insufficient': words.noDouble, 'limit.play': words.limit };
      say(reasons[problem.code] ?? words.offline, 'problem');
      return undefined;
    }
  }

  /** Turns the dealer's second card over, and draws the others. */
  async function reveal(hand) {
    const { you, dealer: house } = hand;
    own.show(you.pieces, false);
    timer.close();
    if (hand.late) say(words.timeUp, 'problem');
    else if (hand.ending !== 'bust') say(words.dealerTurn);
    await pause(BEFORE_DEALER);
    for (let count = 2; count <= house.pieces.length; count++) {
      theirs.show(house.pieces.slice(0, count), false);
      await pause(STEP * 1.5);
    }
    announce(hand);
    verdict.replaceChildren(verdictOf(hand, words, amount));
    own.element.scrollIntoView?.({ block: 'nearest' });
  }

  /** Plays a hand to its end. Returns its last state and the balance. */
  async function playHand({ hand: first, balance: before, isOpen }) {
    let [hand, balance, message] = [first, before, isOpen ? words.goesOn : ''];
    let isDoubled = false;
    while (!hand.ending) {
      stakeOn(hand.bet);
      showOpen(hand);
      say(message || words.youHave.replace('*', hand.you.total));
      const endsAt = performance.now() + hand.left * 1_000;
      let next;
      while (!next) next = await turn(hand, endsAt);
      message = next.refused === 'changed' ? words.changed : '';
      isDoubled = next.hand.bet === hand.bet * 2 && next.hand.reference === hand.reference;
      ({ hand, balance } = next);
    }
    stakeOn(hand.bet, isDoubled);
    await reveal(hand);
    return { ...hand, balance };
  }

  const { hand: last, seconds } = opened.blackjack;
  const allRules = [words.paysRule, words.dealerRule, words.doubleRule, words.timeRule.replace('*', seconds)];
  let waiting = last && !last.ending ? { hand: last, balance: opened.balance, isOpen: true } : undefined;
  if (last?.ending) {
    own.show(last.you.pieces, false);
    theirs.show(last.dealer.pieces, false);
    verdict.replaceChildren(verdictOf(last, words, amount));
  }
  return {
    hint: words.placeBets,
    guide: {
      title: words.rulesTitle,
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
    tell({ ending, bet, win }) {
      if (ending === 'bust') return words.bust;
      return win === bet ? words.back : undefined;
    },
    onStake(step, isBusy) {
      rail.show(step, isBusy);
      if (!isBusy && !verdict.hasChildNodes()) stakeOn(stakes.steps[step]);
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
        stakeOn(answered.hand.bet);
        cloth.scrollIntoView?.({ block: 'nearest' });
        if (!answered.isOpen) await deal(answered.hand);
        const hand = await playHand(answered);
        history.add(hand);
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
