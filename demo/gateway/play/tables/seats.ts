import type { Random } from '../../../fixtures/random.ts';
import { bestOf, dealer, highOf, kindOf, pointsOf, rankOf, rankSign, suitOf, worthOf } from './cards.ts';
import { faces } from './house.ts';
import type { Hand, Shown, Table } from './table.ts';

interface Seats {
  left: readonly string[];
  right: readonly string[];
  /** Cards for both seats. */
  board?: readonly string[];
}

/** Names of hands by their kind in `worthOf`. */
const pokerNames = [
  'highCard',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
];
const threeCardNames = pokerNames.with(3, 'flush').concat('threeOfAKind');
const namedBy = (names: readonly string[]) => (worth: number) => ({
  rank: names[kindOf(worth)]!,
  high: rankSign(highOf(worth)),
});

export const pointsNamed = (total: number) => ({ rank: 'points', total });

/** A game against one opponent: the better hand gets both stakes, a draw returns them. */
export function seats(
  hand: Hand,
  deal: (random: Random) => Seats,
  worth: (pieces: readonly string[], board: readonly string[]) => number,
  name: (
    worth: number,
    pieces: readonly string[],
  ) => Pick<Shown, 'rank' | 'high' | 'total' | 'counted' | 'melds'>,
): Table {
  return {
    hand,
    options: [
      { id: 'left', times: 195 },
      { id: 'right', times: 195 },
    ],
    returnToPlayer: 97.5,
    play(random, { id, times }) {
      const { left, right, board = [] } = deal(random);
      const [own, other] = [worth(left, board), worth(right, board)];
      const ahead = own - other;
      const shown: Shown[] = [
        { label: 'left', pieces: left, ...name(own, left) },
        ...(board.length ? [{ label: 'board', pieces: board }] : []),
        { label: 'right', pieces: right, ...name(other, right) },
      ];
      const fallen = ahead === 0 ? 'tie' : ahead > 0 ? 'left' : 'right';
      return { shown, fallen, paid: ahead === 0 ? 100 : ahead > 0 === (id === 'left') ? times : 0 };
    },
  };
}

const each = (count: number, set?: readonly string[]) => (random: Random) => {
  const deal = dealer(random, set);
  return { left: deal(count), right: deal(count) };
};

const cardsOf = (cards: number, folds = false, board = 0): Hand => ({ set: 'cards', cards, board, folds });

export const teenPatti = seats(cardsOf(3, true), each(3), worthOf, namedBy(threeCardNames));
/** Three-card poker: unlike in teen patti, a straight flush beats three of a kind. */
export const threeCardPoker = seats(
  cardsOf(3, true),
  each(3),
  (cards) => {
    const worth = worthOf(cards);
    return worth + (kindOf(worth) === 8 ? 2 * 16 ** 5 : 0);
  },
  namedBy([...threeCardNames, 'straightFlush']),
);
export const poker = seats(cardsOf(5, true), each(5), worthOf, namedBy(pokerNames));
export const pair = seats(
  cardsOf(2, true),
  each(2),
  (cards) => {
    const [high, low] = cards.map(rankOf).sort((a, b) => b - a) as [number, number];
    return (high === low ? 1000 : 0) + high * 16 + low;
  },
  (worth) => ({ rank: worth < 1000 ? 'highCard' : 'pair', high: rankSign(Math.floor((worth % 1000) / 16)) }),
);

export const holdem = seats(
  cardsOf(2, true, 5),
  (random) => {
    const deal = dealer(random);
    return { left: deal(2), right: deal(2), board: deal(5) };
  },
  (cards, board) => bestOf([...cards, ...board]),
  namedBy(pokerNames),
);

/** Big two: the highest of five cards decides; twos are highest, then spades. */
export const bigTwo = seats(
  cardsOf(5),
  each(5),
  (cards) => Math.max(...cards.map((card) => ((rankOf(card) + 12) % 13) * 4 + suitOf(card))),
  (worth) => ({ rank: 'highestCard', high: rankSign((Math.floor(worth / 4) + 1) % 13) }),
);

/** Niu niu: three of five cards must sum to tens; the last digit of the other two counts. */
export const niuNiu = seats(
  cardsOf(5),
  each(5),
  (cards) => {
    const all = cards.reduce((sum, card) => sum + pointsOf(card), 0);
    const pairs = cards.flatMap((a, i) => cards.slice(i + 1).map((b) => pointsOf(a) + pointsOf(b)));
    const bulls = pairs.filter((two) => (all - two) % 10 === 0).map((two) => two % 10 || 10);
    return Math.max(0, ...bulls) * 100 + Math.max(...cards.map(rankOf));
  },
  (worth) =>
    worth < 100
      ? { rank: 'highCard', high: rankSign(worth) }
      : { rank: 'bull', total: Math.floor(worth / 100) },
);

/** Ludo: three throws each, and another after a six; the larger sum wins. */
export const ludo = seats(
  { set: 'dice', cards: 3, board: 0, folds: false },
  (random) => {
    const run = () => {
      const thrown: string[] = [];
      for (let left = 3; left > 0; left--) {
        const die = faces[Math.floor(random() * 6)]!;
        thrown.push(die);
        if (die === faces[5] && thrown.length < 9) left++;
      }
      return thrown;
    };
    return { left: run(), right: run() };
  },
  (thrown) => thrown.reduce((sum, die) => sum + faces.indexOf(die) + 1, 0),
  pointsNamed,
);
