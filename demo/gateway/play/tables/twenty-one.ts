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

export const moves = ['hit', 'stand', 'double', 'split'] as const;
export type MoveKind = (typeof moves)[number];

export interface OwnHand {
  cards: string[];
  /** Multiples of the stake: 2 after a double. */
  stakes: number;
  /** Whether it takes no more cards. */
  isOver: boolean;
}

const ownHand = (cards: string[], isOver = false): OwnHand => ({
  cards,
  stakes: 1,
  isOver: isOver || twentyOne(cards) >= 21,
});

/** Returns the player's hands and the dealer's two cards after the player's choices, and the index of the next card. */
export function handsOf(cards: readonly string[], made: readonly MoveKind[]) {
  const [first, up, second, hole] = cards as [string, string, string, string];
  let next = 4;
  const draw = () => cards[next++]!;
  let own = [ownHand([first, second])];
  for (const kind of made) {
    const hand = own.find(({ isOver }) => !isOver);
    if (!hand) break;
    if (kind === 'split') {
      // Aces get one card each.
      own = [first, second].map((card) => ownHand([card, draw()], hasAce([card])));
      continue;
    }
    if (kind !== 'stand') hand.cards.push(draw());
    if (kind === 'double') hand.stakes = 2;
    hand.isOver = kind !== 'hit' || twentyOne(hand.cards) >= 21;
  }
  return { own, house: [up, hole], next };
}

/** Returns the choices that the player has now: none after a blackjack, at which the dealer looks, or for full hands. */
export function possibleMoves(cards: readonly string[], made: readonly MoveKind[]): MoveKind[] {
  const { own, house } = handsOf(cards, made);
  const hand = own.find(({ isOver }) => !isOver);
  if (!hand || isNatural(house)) return [];
  const [first, second] = hand.cards as [string, string];
  const isPair = own.length === 1 && pointsOf(first) === pointsOf(second);
  const possible: MoveKind[] = ['hit', 'stand'];
  if (hand.cards.length === 2) possible.push('double');
  if (hand.cards.length === 2 && isPair) possible.push('split');
  return possible;
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

function endingOf(you: readonly string[], house: readonly string[], isSplit: boolean): Ending {
  const [own, theirs] = [twentyOne(you), twentyOne(house)];
  if (own > 21) return 'bust';
  if (isNatural(you) && !isSplit) return isNatural(house) ? 'push' : 'blackjack';
  if (theirs > 21 || own > theirs) return 'won';
  return own === theirs ? 'push' : 'lost';
}

/** Plays the dealer's cards after the player has stopped. The dealer draws in any case when other seats are in play. */
export function finish(cards: readonly string[], made: readonly MoveKind[], othersPlay = false) {
  const { own, house, next: first } = handsOf(cards, made);
  const isSplit = own.length > 1;
  let next = first;
  const draws =
    othersPlay || own.some((hand) => twentyOne(hand.cards) <= 21 && (isSplit || !isNatural(hand.cards)));
  while (draws && twentyOne(house) < DEALER_STANDS) house.push(cards[next++]!);
  return { own: own.map((hand) => ({ ...hand, ending: endingOf(hand.cards, house, isSplit) })), house };
}

/** Returns what a round adds to the history of its table: the dealer's points. */
export function entryOf(own: readonly OwnHand[], house: readonly string[]): Omit<Dealt, 'paid'> {
  const points = twentyOne(house);
  const shown = [
    ...own.map(({ cards }) => ({ label: 'you', pieces: cards, total: twentyOne(cards) })),
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
  /** Plays by the usual rules of thumb, without a double or a split. */
  play(random) {
    const cards = dealHand(random);
    const made: MoveKind[] = [];
    const first = () => handsOf(cards, made).own[0]!.cards;
    while (possibleMoves(cards, made).length && usuallyHits(first(), cards[1]!)) made.push('hit');
    const { own, house } = finish(cards, made, true);
    return { ...entryOf(own, house), paid: PAID[own[0]!.ending] };
  },
};
