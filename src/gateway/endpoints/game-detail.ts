import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { game } from './game.ts';
import { text } from './shared/fields.ts';

/** Things that are told of a game at most. */
const FEATURES = 20;
/** In the site's currency, or 0 where it is not told. */
const limit = withDefault(v.number(), 0);

/** What is told of a game before it is played; only the game itself has to be there (B4). */
export const getGameDetail = endpoint({
  name: 'getGameDetail',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameDetail',
  summary: 'One game with its bet limits, its return to player, its volatility and what it has',
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
    /** Percent of all stakes that come back over time; 0 where it is not told. */
    returnToPlayer: withDefault(v.number(), 0),
    /** low, medium or high; empty where it is not told. */
    volatility: text,
    /** What it has, in the asked language. */
    features: withDefault(listOf(v.string(), FEATURES), []),
    /** Day it was released on, as 2026-11-21. */
    releasedOn: text,
  }),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 60,
});
