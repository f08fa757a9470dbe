import { dealer } from './cards.ts';
import { pointsNamed, seats } from './seats.ts';

/** All pieces, the lower side first. */
const pieces = Array.from({ length: 7 }, (_, a) =>
  Array.from({ length: a + 1 }, (_, b) => `${b}|${a}`),
).flat();
const HELD = 7;

const sidesOf = (piece: string) => piece.split('|').map(Number) as [number, number];
const pipsOf = (hand: readonly string[]) =>
  hand.reduce((sum, piece) => sum + sidesOf(piece)[0] + sidesOf(piece)[1], 0);
/** Value of a piece for the start: a double is more than any other. */
const startOf = (piece: string) => {
  const [a, b] = sidesOf(piece);
  return a === b ? 100 + a : a + b;
};
const heaviest = (hand: readonly string[], worth: (piece: string) => number) =>
  hand.reduce((best, piece) => (worth(piece) > worth(best) ? piece : best));

/** Returns the chain with a piece at one of its ends, which touches its like; undefined if neither end is. */
function withPiece(chain: readonly string[], piece: string): string[] | undefined {
  const [a, b] = sidesOf(piece);
  const first = sidesOf(chain[0]!)[0];
  const last = sidesOf(chain.at(-1)!)[1];
  if (a === last) return [...chain, piece];
  if (b === last) return [...chain, `${b}|${a}`];
  if (b === first) return [piece, ...chain];
  return a === first ? [`${b}|${a}`, ...chain] : undefined;
}

/**
 * Dominoes: the heaviest double begins, a player without a fitting piece draws from the boneyard. It ends when one has no piece or
 * neither can go on; fewer pips left are better.
 */
export const dominoes = seats(
  { set: 'dominoes', cards: HELD, board: 0, folds: false },
  (random) => {
    const deal = dealer(random, pieces);
    const hands = [deal(HELD), deal(HELD)] as const;
    let left = pieces.length - 2 * HELD;
    const first = heaviest(hands.flat(), startOf);
    let chain = [first];
    let turn = hands[0].includes(first) ? 0 : 1;
    hands[turn]!.splice(hands[turn]!.indexOf(first), 1);
    let passes = 0;
    while (passes < 2 && hands.every(({ length }) => length)) {
      turn = 1 - turn;
      const hand = hands[turn]!;
      const fitting = () => hand.filter((piece) => withPiece(chain, piece));
      while (!fitting().length && left) {
        hand.push(...deal(1));
        left--;
      }
      if (fitting().length) {
        const piece = heaviest(fitting(), (one) => pipsOf([one]));
        chain = withPiece(chain, piece)!;
        hand.splice(hand.indexOf(piece), 1);
        passes = 0;
      } else passes++;
    }
    return { left: hands[0], right: hands[1], board: chain };
  },
  (hand) => -pipsOf(hand),
  (worth) => pointsNamed(-worth),
);
