import { part } from './parts.js';

const CARD = /^(10|[2-9JQKA])([♣♦♥♠])$/;

/** Renders a card, a tile, a die or a result of a table. */
export function piece(text, words = {}) {
  const red = /[♥♦]|^red$/.test(text) ? ' piece--red' : '';
  const [, rank, suit] = CARD.exec(text) ?? [];
  if (!rank) return part('bdi', `piece${red}`, words[text] ?? text);
  const card = part('bdi', `piece piece--card${red}`, part('span', '', rank), part('span', '', suit));
  card.dataset.suit = suit;
  return card;
}

/** Renders pieces as a hand of a player, dealt one after another. */
export function hand(pieces) {
  const isCards = pieces.every((text) => CARD.test(text));
  const places = pieces.map((text, index) => {
    const one = piece(text);
    one.style.setProperty('--place', index);
    return isCards ? part('span', 'hand__place', one) : one;
  });
  return part('div', isCards ? 'hand' : 'hand hand--pieces', ...places);
}

/** Renders a hand of cards face down. */
export function hiddenHand(count) {
  const places = Array.from({ length: count }, () =>
    part('span', 'hand__place', part('span', 'piece piece--card piece--back')),
  );
  const element = part('div', 'hand', ...places);
  element.setAttribute('aria-hidden', 'true');
  return element;
}
