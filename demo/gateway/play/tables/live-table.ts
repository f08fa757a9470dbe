import { MINUTE } from '../../../fixtures/durations.ts';
import { dealers } from '../../../fixtures/people/dealers.ts';
import { hashOf, seededRandom } from '../../../fixtures/random.ts';
import { toAmount } from '../../wallet.ts';
import { stakesOf } from '../rounds.ts';
import { blackjack, roulette } from './house.ts';
import { tableOf } from './tables.ts';

/** Milliseconds of a dealer's shift, between two spins, and until players come and go. */
const SHIFT = 30 * MINUTE;
const SPIN = 40_000;
const VISIT = 15_000;
const NUMBERS = 8;
const SEATS = 7;
/** Players of a table for any number: the least, and how many more. */
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

/** Returns the state of a table at a time, the same for everyone. */
export function liveTableOf({ id, nodeId, name, type, minBet }: LiveGame, now: number) {
  const table = tableOf({ type, name });
  const stakes = stakesOf({ minBet });
  const isRoulette = table === roulette;
  const hasSeats = table === blackjack || name.includes('Baccarat');
  const crowd = seededRandom(`${id} players ${Math.floor(now / VISIT)}`);
  const players = hasSeats ? Math.floor(crowd() * (SEATS + 1)) : CROWD[0] + Math.floor(crowd() * CROWD[1]);
  const spin = Math.floor((now + (hashOf(id) % SPIN)) / SPIN);
  return {
    nodeId,
    dealer: dealerOf(id, now),
    minBet: toAmount(stakes[0]!),
    maxBet: toAmount(stakes.at(-1)!),
    players,
    seats: hasSeats ? SEATS : 0,
    ...(table === blackjack && { freeSeats: SEATS - players }),
    ...(isRoulette && {
      lastNumbers: Array.from({ length: NUMBERS }, (_, ago) =>
        String(Math.floor(seededRandom(`${id} spin ${spin - ago}`)() * 37)),
      ),
    }),
  };
}
