import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { game } from './game.ts';
import { count, text } from './shared/fields.ts';

/** Maximum number of features per game. */
const FEATURES = 20;
/** In the site's currency; 0 if unknown. */
const limit = withDefault(v.number(), 0);

/** Details of a game before it is played; only `game` is required. */
export const getGameDetail = endpoint({
  name: 'getGameDetail',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameDetail',
  summary:
    'One game with its bet limits, its return to player, its volatility, what it has and its live table',
  query: v.object({
    merchant: v.string(),
    platform: v.literal('html5'),
    clientType: v.literal(2),
    nodeId: v.string(),
    language: v.string(),
  }),
  reply: v.object({
    game,
    minBet: limit,
    maxBet: limit,
    /** Theoretical return to player in percent; 0 if unknown. */
    returnToPlayer: withDefault(v.number(), 0),
    /** low, medium or high; empty if unknown or without meaning for the game. */
    volatility: text,
    /** In the requested language. */
    features: withDefault(listOf(v.string(), FEATURES), []),
    /** Release day, such as 2026-11-21. */
    releasedOn: text,
    /** Of live games: the dealer, the players and the seats; `seats` is 0 if any number can play. */
    table: v.nullish(v.object({ dealer: text, players: count, seats: count })),
  }),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 60,
});
