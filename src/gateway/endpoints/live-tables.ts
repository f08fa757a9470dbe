import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, id, text } from './shared/fields.ts';

/** Maximum number of tables in a request, and of characters of their ids. */
const TABLES = 100;
const IDS = 4_000;
/** Maximum number of last numbers of a table. */
const NUMBERS = 20;

/** In the site's currency; 0 if unknown. */
const stake = withDefault(v.pipe(v.number(), v.minValue(0)), 0);

const table = v.object({
  nodeId: id,
  /** Name of the dealer at the table. */
  dealer: text,
  minBet: stake,
  maxBet: stake,
  players: count,
  /** Seats of the table; 0 if any number can play. */
  seats: count,
  /** Free seats of a blackjack table; shown instead of the players. Absent at other tables. */
  freeSeats: v.nullish(v.pipe(v.number(), v.minValue(0))),
  /** Latest numbers of a roulette table, the last one first; shown instead of the players. */
  lastNumbers: withDefault(listOf(id, NUMBERS), []),
});

export type LiveTable = v.InferOutput<typeof table>;

/** Current facts of live casino tables. */
export const getLiveTables = endpoint({
  name: 'getLiveTables',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getLiveTables',
  summary: 'Dealer, stakes, seats and last numbers of live casino tables',
  query: v.object({
    merchantCode: v.string(),
    language: v.string(),
    /** Node ids of games, separated by commas, at most 100. */
    nodeIds: v.pipe(
      v.string(),
      v.maxLength(IDS),
      v.check((ids) => ids.split(',').length <= TABLES),
    ),
  }),
  reply: v.object({ tables: listOf(table, TABLES) }),
  module: 'COMM3',
  session: 'none',
  flag: 'LIVETABLES3',
  cacheSeconds: 5,
  optional: true,
});
