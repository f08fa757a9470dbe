import { MINUTE } from '../../../fixtures/durations.ts';
import { dealers } from '../../../fixtures/people/dealers.ts';
import { hashOf, seededRandom } from '../../../fixtures/random.ts';
import { toAmount } from '../../wallet.ts';
import { stakesOf } from '../stakes.ts';
import { roulette } from './house.ts';
import type { Dealt, RoadEntry } from './table.ts';
import { tableOf } from './tables.ts';
import { blackjack } from './twenty-one.ts';

/** Milliseconds of a dealer's shift, between two spins, and in which a table's players change. */
const SHIFT = 30 * MINUTE;
const SPIN = 40_000;
const VISIT = 20 * MINUTE;
const NUMBERS = 8;
/** Rounds of a table's history: whole columns of two, three or four. */
const ROAD = 168;
const SEATS = 7;
/** Players of a table for any number: the least and the most. */
const CROWD = [8, 60] as const;

interface LiveGame {
  id: string;
  nodeId: string;
  name: string;
  type: string;
  minBet: number;
}

/** Positions by which dealers move on after a shift. */
const NEXT_TABLE = 7;

/** Returns the name of a table's present dealer. Ids of tables follow each other, so no dealer has two tables. */
export const dealerOf = (id: string, now: number): string =>
  dealers[(Number(id) + NEXT_TABLE * Math.floor(now / SHIFT)) % dealers.length]!;

/** Returns how full a table is, from 0 to 1; it changes slowly, so that reads within a minute agree. */
function crowdOf(id: string, now: number): number {
  const visits = now / VISIT;
  const before = Math.floor(visits);
  const [from, to] = [before, before + 1].map((visit) => seededRandom(`${id} players ${visit}`)());
  return from! + (to! - from!) * (visits - before);
}

/** Returns the last rounds of a table, the newest first: the same for everyone. */
function pastRounds(
  { id, ...game }: Pick<LiveGame, 'id' | 'name' | 'type'>,
  now: number,
  count: number,
): Dealt[] {
  const table = tableOf(game);
  if (!table) return [];
  const latest = Math.floor((now + (hashOf(id) % SPIN)) / SPIN);
  return Array.from({ length: count }, (_, ago) =>
    table.play(seededRandom(`${id} spin ${latest - ago}`), table.options[0]!),
  );
}

/** Returns a table's history, the oldest round first, and the pieces of its last round. */
export function roadOf(game: Pick<LiveGame, 'id' | 'name' | 'type'>, now: number) {
  const past = pastRounds(game, now, ROAD);
  const road = past.map(
    ({ fallen, points }): RoadEntry => ({ fallen, ...(points !== undefined && { points }) }),
  );
  return { road: road.reverse(), shown: past[0]?.shown ?? [] };
}

/** Returns the state of a table at a time, the same for everyone. */
export function liveTableOf(game: LiveGame, now: number) {
  const { id, nodeId, name, type, minBet } = game;
  const table = tableOf({ type, name });
  const stakes = stakesOf({ minBet, type });
  const isRoulette = table === roulette;
  const hasSeats = table === blackjack || name.includes('Baccarat');
  const [least, most] = hasSeats ? [0, SEATS] : CROWD;
  const players = Math.round(least + (most - least) * crowdOf(id, now));
  return {
    nodeId,
    dealer: dealerOf(id, now),
    minBet: toAmount(stakes[0]!),
    maxBet: toAmount(stakes.at(-1)!),
    players,
    seats: hasSeats ? SEATS : 0,
    ...(table === blackjack && { freeSeats: SEATS - players }),
    ...(isRoulette && {
      lastNumbers: pastRounds(game, now, NUMBERS).map(({ points }) => String(points)),
    }),
  };
}
