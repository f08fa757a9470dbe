import { pick, seededRandom } from '../random.ts';
import { featured, gameNames } from './names.ts';
import { type Category, categories, vendors } from './vendors.ts';

export interface GameSeed {
  id: string;
  nodeId: string;
  name: string;
  type: Category;
  vendor: string;
  classify: string;
  /** In cents. */
  minBet: number;
  /** Place among the hot games; absent: not hot. */
  hotRank?: number;
  isNew: boolean;
  lines: number;
  freePlay: boolean;
}

const SEED = 20_240_501;
/** In cents: the steps of the minimum-bet filter, and two above it. */
const minBets = [1, 5, 10, 50, 75, 100, 200, 500];
const classifies = ['JP', 'SC', 'VP', 'TG', 'AC'];
const lineCounts = [5, 9, 20, 25, 40, 50];
/** Share of games that have a classify code, and of hot ones beyond those everybody knows. */
const CLASSIFIED = 0.4;
const HOT = 0.045;
const NEW = 0.08;
const FIRST_ID = 1001;
const FIRST_NODE = 200_001;

/**
 * The whole catalogue, the same at every start. Games of one category take turns by vendor. `slots` makes RNG grow
 * to so many games; ids, names and order of all others stay as they are without it.
 */
export function seedGames(slots = 0): GameSeed[] {
  const random = seededRandom(SEED);
  const nameOf = gameNames(random);
  const games: GameSeed[] = [];
  let hot = featured.length + 4;
  const add = (type: Category, vendor: string, index: number, mayBeHot: boolean) => {
    const name = nameOf(type, index);
    const known = hotRankOf(type, index);
    const gamble = type === 'RNG' || type === 'FISH' || type === 'LIVE' || type === 'PVP';
    const isHot = random() < HOT && gamble && mayBeHot;
    games.push({
      id: String(FIRST_ID + games.length),
      nodeId: String(FIRST_NODE + games.length * 3),
      name,
      type,
      vendor,
      classify: type === 'RNG' && random() < CLASSIFIED ? pick(random, classifies) : '',
      minBet: gamble ? pick(random, minBets) : 100,
      ...(known !== undefined ? { hotRank: known } : isHot ? { hotRank: hot++ } : {}),
      isNew: random() < NEW,
      lines: type === 'RNG' ? pick(random, lineCounts) : 0,
      freePlay: type !== 'PVP',
    });
  };
  for (const type of categories) {
    turns(type).forEach((vendor, index) => {
      add(type, vendor, index, true);
    });
  }
  const order = turns('RNG');
  for (let index = order.length; index < slots; index++) {
    add('RNG', order[index % order.length]!, index, false);
  }
  return games;
}

/** Vendor of each game of a category: one after another, so that a page shows many. */
function turns(type: Category): string[] {
  const left = vendors.flatMap(({ code, games }) => (games[type] ? [{ code, games: games[type] }] : []));
  const order: string[] = [];
  for (let round = 0; left.some(({ games }) => games > round); round++) {
    for (const { code, games } of left) if (games > round) order.push(code);
  }
  return order;
}

/** The first hot page mixes slots, fishing and cards, as a lobby would. */
function hotRankOf(type: Category, index: number): number | undefined {
  if (type === 'RNG' && index < featured.length) return index < 1 ? 0 : index + 3;
  if (type === 'FISH' && index < 3) return [1, 3, 11][index];
  if (type === 'PVP' && index === 0) return 2;
  return undefined;
}
