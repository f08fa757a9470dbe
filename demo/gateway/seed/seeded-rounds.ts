import { pick, type Random } from '../../fixtures/random.ts';
import { spin, volatilityOf } from '../play/reels.ts';
import { SLIP_RETURN } from '../play/slip.ts';
import { stakesOf } from '../play/stakes.ts';
import { tableOf } from '../play/tables/tables.ts';

export interface SeededGame {
  id: string;
  name: string;
  type: string;
  vendor: string;
  minBet: number;
}

/** The stakes of a player: the largest in cents, and the share of rounds at tables and on matches. */
export interface Habit {
  largest: number;
  tables: number;
}

/** Probability of a seeded bet on a match: the least, and how much more. */
const CHANCE = [0.2, 0.6] as const;
/** Number of stakes, from the largest a player takes, of which one is chosen. */
const USUAL = 3;

/** Plays one round of a game as the gateway does, within its stakes and prizes. */
export function playSeeded(random: Random, games: readonly SeededGame[], { largest, tables }: Habit) {
  const atTables = random() < tables;
  const isTable = ({ type }: SeededGame) => type === 'LIVE' || type === 'SPORTS';
  const able = games.filter((game) => isTable(game) === atTables);
  // Who stakes much chooses games that take it.
  const high = able.filter((game) => stakesOf(game).at(-1)! * 2 >= largest);
  const game = pick(random, high.length ? high : able);
  const stakes = stakesOf(game).filter((stake) => stake <= largest);
  const bet = pick(random, stakes.slice(-USUAL));
  return { game, bet, win: winOf(random, game, bet) };
}

function winOf(random: Random, game: SeededGame, bet: number): number {
  const table = tableOf(game);
  if (table) return Math.floor((bet * table.play(random, pick(random, table.options)).paid) / 100);
  if (game.type === 'RNG') return spin(random, bet, volatilityOf(game.id)).win;
  const chance = CHANCE[0] + random() * CHANCE[1];
  const odds = Math.round((100 * SLIP_RETURN) / chance);
  return random() < chance ? Math.floor((bet * odds) / 100) : 0;
}
