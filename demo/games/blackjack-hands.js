import { cardName } from './blackjack-words.js';
import { chip, chipText } from './chip-rail.js';
import { part } from './parts.js';
import { piece } from './pieces.js';

/** Returns the points of cards: an ace is eleven unless that exceeds 21. */
export function pointsOf(cards) {
  const ranks = cards.map((card) => card.slice(0, -1));
  const low = ranks.reduce((sum, rank) => sum + (rank === 'A' ? 1 : Number(rank) || 10), 0);
  return low < 12 && ranks.includes('A') ? low + 10 : low;
}

/** Renders the cards of one hand, which arrive one by one, and their points. */
function handOf(words) {
  const total = part('bdi', 'blackjack__total');
  const cards = part('div', 'hand');
  cards.setAttribute('role', 'img');
  let lying = [];
  const show = (pieces, hidden) => {
    const names = pieces.map((card) => cardName(card, words));
    if (hidden) names.push(words.faceDown);
    cards.setAttribute('aria-label', names.join(', '));
    cards.hidden = total.hidden = !pieces.length;
    total.textContent = pieces.length ? String(pointsOf(pieces)) : '';
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
  return { total, cards, show };
}

/** Renders the cards of one side. */
export function sideOf(label, words) {
  const { total, cards, show: showCards } = handOf(words);
  const name = part('p', 'blackjack__name', part('span', '', words[label]), total);
  const slots = part('div', 'blackjack__slots', part('span', ''), part('span', ''));
  const element = part('div', `blackjack__side blackjack__side--${label}`, name, slots, cards);
  const show = (pieces, hidden = false) => {
    slots.hidden = Boolean(pieces.length);
    showCards(pieces, hidden);
  };
  show([]);
  return { element, show };
}

/** Returns the name of an ending. */
export function endingName(ending, words) {
  const names = { won: words.win, lost: words.dealerWins };
  return names[ending] ?? words[ending];
}

/** Returns how one hand of a split ended; an open one over 21 has ended, too. */
function endingWord({ ending, total }, words) {
  if (ending) return endingName(ending, words);
  return total > 21 ? words.bust : '';
}

/** Renders one of the two hands of a split: its cards, its points, its stake and how it ended. */
function splitHand(index, words, amount) {
  const { total, cards, show } = handOf(words);
  const ending = part('strong', 'blackjack__ending');
  const stake = part('bdi', 'blackjack__stake');
  const name = part('span', 'out-of-sight', words.handNumber.replace('*', index + 1));
  const element = part(
    'div',
    'blackjack__one',
    name,
    cards,
    part('p', 'blackjack__line', total, stake, ending),
  );
  return {
    element,
    show(hand, isActive) {
      show(hand.pieces, false);
      stake.textContent = amount(hand.bet);
      ending.textContent = endingWord(hand, words);
      ending.hidden = !ending.textContent;
      stake.hidden = !ending.hidden;
      element.classList.toggle('blackjack__one--active', isActive);
      element.dataset.ending = hand.ending ?? '';
    },
  };
}

/** Renders the player's side: one hand with its stake, or both of a split. */
export function ownSide(words, { amount, grouped, steps }) {
  const { element, show: showOne } = sideOf('you', words);
  const spot = part('div', 'blackjack__spot');
  element.append(spot);
  let both;
  const endSplit = () => {
    both?.element.remove();
    both = undefined;
    element.classList.remove('blackjack__side--split');
  };
  const beginSplit = () => {
    const hands = [0, 1].map((index) => splitHand(index, words, amount));
    both = { hands, element: part('div', 'blackjack__both', ...hands.map((one) => one.element)) };
    element.classList.add('blackjack__side--split');
    element.append(both.element);
  };
  /** Lays the stake on its spot, a doubled one as two chips. */
  const stakeOn = (cents, isDoubled = false) => {
    const base = isDoubled ? cents / 2 : cents;
    const one = () => chip(Math.max(0, steps.indexOf(base)), chipText(base, grouped));
    const chips = part('span', 'blackjack__chips', one(), ...(isDoubled ? [one()] : []));
    chips.setAttribute('aria-hidden', 'true');
    spot.classList.remove('blackjack__spot--lost');
    spot.replaceChildren(chips, part('bdi', 'blackjack__stake', amount(cents)));
  };
  return {
    element,
    stakeOn,
    /** Takes the chips of a lost round off the table. */
    take: () => spot.classList.add('blackjack__spot--lost'),
    deal: showOne,
    clear() {
      endSplit();
      showOne([]);
    },
    show({ hands, active }) {
      const [first, second] = hands;
      if (!second) {
        endSplit();
        showOne(first.pieces);
        stakeOn(first.bet, first.isDoubled);
        return;
      }
      if (!both) beginSplit();
      for (const [index, one] of both.hands.entries()) one.show(hands[index], index === active);
    },
  };
}
