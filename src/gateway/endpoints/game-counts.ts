import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, text } from './shared/fields.ts';

/** Maximum number of kinds in a response. */
const KINDS = 200;

/** Number of games of each kind and minimum bet, from which the filters of a list are made. */
export const getGameCounts = endpoint({
  name: 'getGameCounts',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameCounts',
  summary: 'How many games there are of each kind and minimum bet, and the names of the kinds',
  query: v.object({
    merchant: v.string(),
    platform: v.literal('html5'),
    clientType: v.literal(2),
    gameType: v.optional(v.string()),
    gameName: v.optional(v.string()),
    vassalage: v.optional(v.string()),
    language: v.string(),
  }),
  reply: v.object({
    /** One for each combination that occurs. */
    groups: listOf(
      v.object({
        gameType: text,
        gameClassify: text,
        minBet: withDefault(v.number(), 0),
        gameCount: count,
      }),
    ),
    /** Kinds of the requested category in display order, each with its name in the requested language. */
    kinds: withDefault(listOf(v.object({ gameClassify: v.string(), name: text }), KINDS), []),
  }),
  module: 'COMM3',
  session: 'none',
  flag: 'GAMECOUNTS3',
  cacheSeconds: 60,
  optional: true,
});
