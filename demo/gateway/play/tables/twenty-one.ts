import { dealer, deck, pointsOf, rankOf } from './cards.ts';
import type { Dealt, Table } from './table.ts';

type Deal = ReturnType<typeof dealer>;

/** Points at which the dealer stops. */
const DEALER_STANDS = 17;
/** Cards of a shoe that one hand may need: the player's and the dealer's. */
const MOST_CARDS = 40;

/** Returns a function that deals from a shoe of six decks. */
const shoe = (random: () => number): Deal => dealer(random, Array.from({ length: 6 }, () => deck).flat());

const hasAce = (cards: readonly string[]) => cards.some((card) => rankOf(card) === 12);
const hardPoints = (cards: readonly string[]) => cards.reduce((sum, card) => sum + pointsOf(card), 0);
/** Returns whether an ace of the hand counts as eleven. */
const isSoft = (cards: readonly string[]) => hasAce(cards) && hardPoints(cards) < 12;

/** Returns the points of a hand: an ace is eleven unless that exceeds 21. */
export const twentyOne = (cards: readonly string[]): number => hardPoints(cards) + (isSoft(cards) ? 10 : 0);

const isNatural = (cards: readonly string[]): boolean => cards.length === 2 && twentyOne(cards) === 21;

/** Deals the cards of one hand in the order in which they are drawn. */
export const dealHand = (random: () => number): string[] => shoe(random)(MOST_CARDS);

/** Returns the player's cards, and the dealer's two, after the player drew some more. */
export function handsOf(cards: readonly string[], drawn: number) {
  const [first, up, second, hole] = cards as [string, string, string, string];
  return { you: [first, second, ...cards.slice(4, 4 + drawn)], house: [up, hole] };
}

/** Returns whether nothing can be chosen: a blackjack, at which the dealer looks, or 21 points or more. */
export function isDecided(cards: readonly string[], drawn: number): boolean {
  const { you, house } = handsOf(cards, drawn);
  return twentyOne(you) >= 21 || isNatural(house);
}

export type Ending = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

/** The payout of an ending in hundredths of the stake. */
export const PAID: Readonly<Record<Ending, number>> = {
  blackjack: 250,
  won: 200,
  push: 100,
  lost: 0,
  bust: 0,
};

function endingOf(you: readonly string[], house: readonly string[]): Ending {
  const [own, theirs] = [twentyOne(you), twentyOne(house)];
  if (own > 21) return 'bust';
  if (isNatural(you)) return isNatural(house) ? 'push' : 'blackjack';
  if (theirs > 21 || own > theirs) return 'won';
  return own === theirs ? 'push' : 'lost';
}

/** Plays the dealer's cards after the player has stopped. */
export function finish(cards: readonly string[], drawn: number) {
  const { you, house } = handsOf(cards, drawn);
  let next = 4 + drawn;
  const draws = twentyOne(you) <= 21 && !isNatural(you);
  while (draws && twentyOne(house) < DEALER_STANDS) house.push(cards[next++]!);
  return { you, house, ending: endingOf(you, house) };
}

/** Returns what a round adds to the history of its table: the dealer's points. */
export function entryOf(you: readonly string[], house: readonly string[]): Omit<Dealt, 'paid'> {
  const points = twentyOne(house);
  const shown = [
    { label: 'you', pieces: you, total: twentyOne(you) },
    { label: 'dealer', pieces: house, total: points },
  ];
  return { shown, fallen: points > 21 ? 'over' : 'dealer', points };
}

/** Returns whether a player who plays by the usual rules of thumb takes another card. */
function usuallyHits(you: readonly string[], up: string): boolean {
  const points = twentyOne(you);
  const shown = twentyOne([up]);
  if (isSoft(you)) return points < 18 || (points === 18 && shown > 8);
  if (shown > 6) return points < 17;
  return points < 12 || (points === 12 && shown < 4);
}

/** Blackjack with six decks: the dealer draws to 17 and looks for a blackjack, which pays 3 to 2. */
export const blackjack: Table = {
  options: [{ id: 'deal', times: 200 }],
  returnToPlayer: 99,
  /** Plays by the usual rules of thumb, without a double. */
  play(random) {
    const cards = dealHand(random);
    let drawn = 0;
    while (!isDecided(cards, drawn) && usuallyHits(handsOf(cards, drawn).you, cards[1]!)) drawn++;
    const { you, house, ending } = finish(cards, drawn);
    return { ...entryOf(you, house), paid: PAID[ending] };
  },
};
