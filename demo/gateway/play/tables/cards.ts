import type { Random } from '../../../fixtures/random.ts';

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['♣', '♦', '♥', '♠'];

/** From the two of clubs to the ace of spades. */
export const deck: readonly string[] = ranks.flatMap((rank) => suits.map((suit) => rank + suit));

/** Index of a card's rank: 0 for a two, 12 for an ace. */
export const rankOf = (card: string): number => ranks.indexOf(card.slice(0, -1));
export const suitOf = (card: string): number => suits.indexOf(card.slice(-1));
/** Points of a card: pictures are ten, an ace is one. */
export const pointsOf = (card: string): number => (rankOf(card) === 12 ? 1 : Math.min(10, rankOf(card) + 2));

/** Deals pieces of a set without repetition. */
export function dealer(random: Random, set: readonly string[] = deck): (count: number) => string[] {
  const left = [...set];
  return (count) =>
    Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** Groups cards by rank, largest groups first. */
function groupsOf(cards: readonly string[]): [size: number, rank: number][] {
  const sizes = new Map<number, number>();
  for (const card of cards) sizes.set(rankOf(card), (sizes.get(rankOf(card)) ?? 0) + 1);
  return [...sizes]
    .map(([rank, size]): [number, number] => [size, rank])
    .sort((a, b) => b[0] - a[0] || b[1] - a[1]);
}

/** Returns the highest rank of a straight, where an ace may precede the two; undefined for other cards. */
function rowOf(cards: readonly string[]): number | undefined {
  const own = cards.map(rankOf).sort((a, b) => b - a);
  if (own.every((rank, index) => rank === own[0]! - index)) return own[0];
  const [first, ...rest] = own;
  const low = rest.every((rank, index) => rank === rest.length - 1 - index);
  return first === 12 && low ? rest[0] : undefined;
}

const inBase = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum * 16 + digit, 0);

/** Returns the value of five cards in poker, or of three in teen patti, where a straight beats a flush. */
export function worthOf(cards: readonly string[]): number {
  const groups = groupsOf(cards);
  const [most = 0, second = 0] = groups.map(([size]) => size);
  const row = rowOf(cards);
  const oneSuit = cards.every((card) => suitOf(card) === suitOf(cards[0]!));
  const three = cards.length === 3;
  let kind = 0;
  if (most === 2) kind = second === 2 ? 2 : 1;
  if (most === 3) kind = three ? 9 : second === 2 ? 6 : 3;
  if (row !== undefined) kind = 4;
  if (oneSuit) kind = three && row === undefined ? 3 : 5;
  if (most === 4) kind = 7;
  if (row !== undefined && oneSuit) kind = 8;
  const rest = groups.map(([, rank]) => rank);
  return inBase([kind, ...(row === undefined ? [...rest, 0, 0, 0, 0].slice(0, 5) : [row, 0, 0, 0, 0])]);
}

/** Returns the sign of a rank: '2' for 0, 'A' for 12. */
export const rankSign = (rank: number): string => ranks[rank]!;

/** Returns the first rank that decides between hands of the same kind, by their value. */
export const highOf = (worth: number): number => Math.floor(worth / 16 ** 4) % 16;

/** Returns the kind of a hand by its value: 0 for a high card, 8 for a straight flush. */
export const kindOf = (worth: number): number => Math.floor(worth / 16 ** 5);

/**
 * Returns the value of the best five of more cards. Cards before `from` stay, so that no combination repeats.
 */
export function bestOf(cards: readonly string[], from = 0): number {
  if (cards.length === 5) return worthOf(cards);
  let best = 0;
  for (let index = from; index < cards.length; index++) {
    best = Math.max(best, bestOf(cards.toSpliced(index, 1), index));
  }
  return best;
}
