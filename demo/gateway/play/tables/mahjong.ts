import { dealer } from './cards.ts';
import { pointsNamed, seats } from './seats.ts';

const NUMBERS = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
const SUITS = ['萬', '筒', '索'];
const HONOURS = ['東', '南', '西', '北', '中', '發', '白'];
/** Kinds of tiles in their order on a rack. There are four of each. */
const kinds = [...SUITS.flatMap((suit) => NUMBERS.map((number) => `${number}${suit}`)), ...HONOURS];
const tiles = kinds.flatMap((kind) => [kind, kind, kind, kind]);

/** Points of a tile: its number, or ten. */
const pointsOf = (kind: number) => (kind < SUITS.length * NUMBERS.length ? (kind % NUMBERS.length) + 1 : 10);
const isRunFrom = (kind: number) =>
  kind < SUITS.length * NUMBERS.length && kind % NUMBERS.length <= NUMBERS.length - 3;

interface Sets {
  points: number;
  /** Kinds of the tiles in sets, once per tile. */
  used: readonly number[];
}

/** Returns the sets of a hand with most points: runs, threes of a kind, which count twice, and one pair. */
function bestSets(counts: readonly number[], hasPair = false, from = 0): Sets {
  const kind = counts.findIndex((count, index) => count > 0 && index >= from);
  if (kind < 0) return { points: 0, used: [] };
  const take = (used: readonly number[], times: number, pair = hasPair): Sets => {
    const left = [...counts];
    for (const one of used) left[one]!--;
    const rest = bestSets(left, pair, kind);
    const points = times * used.reduce((sum, one) => sum + pointsOf(one), 0);
    return { points: points + rest.points, used: [...used, ...rest.used] };
  };
  const found = [bestSets(counts, hasPair, kind + 1)];
  if (counts[kind]! >= 3) found.push(take([kind, kind, kind], 2));
  if (counts[kind]! >= 2 && !hasPair) found.push(take([kind, kind], 1, true));
  if (isRunFrom(kind) && counts[kind + 1] && counts[kind + 2])
    found.push(take([kind, kind + 1, kind + 2], 1));
  return found.reduce((best, one) => (one.points > best.points ? one : best));
}

function setsOf(hand: readonly string[]): Sets {
  const counts = kinds.map((kind) => hand.filter((tile) => tile === kind).length);
  return bestSets(counts);
}

/** Returns the places of a hand's tiles that are in sets. */
function countedIn(hand: readonly string[]): number[] {
  const used = setsOf(hand).used.map((kind) => kinds[kind]);
  return hand.flatMap((tile, place) => {
    const found = used.indexOf(tile);
    if (found < 0) return [];
    used.splice(found, 1);
    return [place];
  });
}

/** Tiles of a hand before the last draw, and on the table. */
const HELD = 13;
const DISCARDS = 16;

/** Mahjong of one draw: the points of fourteen tiles in sets; more are better. */
export const mahjong = seats(
  { set: 'tiles', cards: HELD + 1, board: DISCARDS, folds: false },
  (random) => {
    const deal = dealer(random, tiles);
    const hand = () => [
      ...deal(HELD).sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b)),
      // The last draw is next to the others.
      ...deal(1),
    ];
    return { left: hand(), right: hand(), board: deal(DISCARDS) };
  },
  (hand) => setsOf(hand).points,
  (points, hand) => ({ ...pointsNamed(points), counted: countedIn(hand) }),
);
