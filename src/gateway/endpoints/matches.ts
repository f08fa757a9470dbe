import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, id, idOrNone, text } from './shared/fields.ts';

/** Maximum number of matches in a response. */
const MOST_MATCHES = 100;
/** Maximum number of sports to filter by. */
const SPORTS = 50;

/** A decimal odd; 0 where the outcome is not offered. */
const odd = withDefault(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)), 0);

const match = v.object({
  id,
  /** Vendor whose sports the match opens in. */
  vassalage: v.string(),
  /** Code of the sport. */
  sport: text,
  /** League or tournament, in the requested language. */
  competition: text,
  home: v.pipe(v.string(), v.minLength(1)),
  away: v.pipe(v.string(), v.minLength(1)),
  startsAt: v.number(),
  isLive: withDefault(v.boolean(), false),
  /** Minute of a live match; 0 in sports without a clock. */
  minute: count,
  /** Period of a live match in the requested language, such as 'Set 2'; shown instead of the minute. */
  period: text,
  /** Scores of a live match, such as 2 or '142/3'. */
  homeScore: idOrNone,
  awayScore: idOrNone,
  odds: withDefault(v.object({ home: odd, draw: odd, away: odd }), { home: 0, draw: 0, away: 0 }),
  /** Whether no bets are taken for the moment. */
  isSuspended: withDefault(v.boolean(), false),
  /** Number of markets in addition to the result, in the vendor's sports. */
  moreMarkets: count,
});

export type Match = v.InferOutput<typeof match>;

/** The next matches of all sports or of one: live ones first, then by start. */
export const getMatches = endpoint({
  name: 'getMatches',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getMatches',
  summary: 'Live and upcoming matches with their main odds, and the sports to filter by',
  query: v.object({
    merchantCode: v.string(),
    language: v.string(),
    /** Codes of vendors, separated by commas; all vendors if absent. */
    vassalages: v.optional(v.string()),
    /** All sports if absent. */
    sport: v.optional(v.string()),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_MATCHES)),
  }),
  reply: v.object({
    matches: listOf(match, MOST_MATCHES),
    sports: withDefault(listOf(v.object({ code: v.string(), name: v.string() }), SPORTS), []),
  }),
  module: 'COMM3',
  session: 'none',
  flag: 'MATCHES3',
  cacheSeconds: 1,
  optional: true,
});
