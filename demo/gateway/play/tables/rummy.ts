import { dealer, pointsOf, rankOf, suitOf } from './cards.ts';
import { pointsNamed, seats } from './seats.ts';

const HELD = 7;
/** Turns of each player: one card from the stock, and one to the discards. */
const TURNS = 4;

interface Sorted {
  melds: readonly (readonly string[])[];
  /** Points of the cards outside of sets and runs. */
  points: number;
}

/** Returns the sets and runs that begin with the first of some cards, the lowest first. */
function meldsFrom(first: string, rest: readonly string[]): string[][] {
  const set = rest.filter((card) => rankOf(card) === rankOf(first));
  const run: string[] = [];
  for (const card of rest) {
    if (suitOf(card) === suitOf(first) && rankOf(card) === rankOf(first) + run.length + 1) run.push(card);
  }
  return [set, run, run.slice(0, 2)].filter((one) => one.length >= 2).map((one) => [first, ...one]);
}

/** Finds the sets and runs of cards, the lowest first, that leave fewest points. */
function sort(cards: readonly string[]): Sorted {
  const [first, ...rest] = cards;
  if (first === undefined) return { melds: [], points: 0 };
  const without = sort(rest);
  let best = { ...without, points: without.points + pointsOf(first) };
  for (const meld of meldsFrom(first, rest)) {
    const { melds, points } = sort(rest.filter((card) => !meld.includes(card)));
    if (points < best.points) best = { melds: [meld, ...melds], points };
  }
  return best;
}

const byRank = (cards: readonly string[]) => [...cards].sort((a, b) => rankOf(a) - rankOf(b));
const sortedOf = (cards: readonly string[]) => sort(byRank(cards));

/** Returns the cards outside of sets and runs, the lowest first. */
const aloneIn = (cards: readonly string[]) => {
  const melded = sortedOf(cards).melds.flat();
  return byRank(cards).filter((card) => !melded.includes(card));
};

/** Whether one more card could make a set or a run of two. */
const isNear = (card: string, other: string) =>
  rankOf(card) === rankOf(other) ||
  (suitOf(card) === suitOf(other) && Math.abs(rankOf(card) - rankOf(other)) <= 2);

/** Returns the card that a player discards: the dearest of those that are least of use. */
function uselessOf(cards: readonly string[]): string {
  const alone = aloneIn(cards);
  const far = alone.filter((card) => alone.every((other) => other === card || !isNear(card, other)));
  const choice = [far, alone, byRank(cards)].find(({ length }) => length)!;
  return choice.reduce((dearest, card) => (pointsOf(card) >= pointsOf(dearest) ? card : dearest));
}

/** Rummy: after some turns the points of seven cards outside of sets and runs count; fewer are better. */
export const rummy = seats(
  { set: 'melds', cards: HELD, board: 1 + 2 * TURNS, folds: false },
  (random) => {
    const deal = dealer(random);
    const hands = [deal(HELD), deal(HELD)] as const;
    const board = deal(1);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const hand of hands) {
        hand.push(...deal(1));
        board.push(...hand.splice(hand.indexOf(uselessOf(hand)), 1));
      }
    }
    const [left, right] = hands.map((hand) => [...sortedOf(hand).melds.flat(), ...aloneIn(hand)]);
    return { left: left!, right: right!, board };
  },
  (cards) => -sortedOf(cards).points,
  (worth, cards) => ({
    ...pointsNamed(-worth),
    melds: sortedOf(cards).melds.map(({ length }) => length),
  }),
);
