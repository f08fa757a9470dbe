import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, id, text } from './shared/fields.ts';

/** Maximum number of envelopes per rain. */
const MOST_ENVELOPES = 50;

const opened = v.object({
  /** Number of the member's envelope, from 1. */
  envelope: v.number(),
  /** Prize in the site currency; 0 for an empty envelope. */
  amount: v.number(),
  at: count,
});

export type OpenedEnvelope = v.InferOutput<typeof opened>;

const rain = v.object({
  id,
  /** Milliseconds since 1970, by the gateway's clock; the end is exclusive. */
  startTime: v.number(),
  endTime: v.number(),
  /** Envelopes that this member may still open. */
  chances: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.transform((chances) => Math.min(chances, MOST_ENVELOPES)),
  ),
  opened: listOf(opened),
  /** The rain's total prize is used up. */
  spent: withDefault(v.boolean(), false),
});

export type Rain = v.InferOutput<typeof rain>;

/** Maximum number of rains in a response. */
const RAINS = 20;

/** Rains as this member sees them (WL-8). */
export const getRedRain = endpoint({
  name: 'getRedRain',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedRain',
  summary:
    'Red envelope rains: the last one, the one that falls, those to come; what the member may win and won',
  query: v.object({ merchantCode: v.string(), language: v.string() }),
  reply: v.object({
    /** The gateway's time in milliseconds since 1970. */
    serverTime: v.number(),
    /** In order of time. */
    rains: v.pipe(
      listOf(rain),
      v.transform((rains) => rains.slice(0, RAINS)),
    ),
    /** The member's limit and winnings of the operator's day; a limit of 0 means none. */
    day: withDefault(v.object({ limit: count, won: count }), { limit: 0, won: 0 }),
    /** Terms in the requested language. */
    terms: withDefault(listOf(text), []),
  }),
  module: 'COMM3',
  session: 'required',
});

export type RedRain = v.InferOutput<typeof getRedRain.reply>;

/** Opens one of the member's envelopes and pays its prize once; a repeated call returns the same prize. */
export const openRedEnvelope = endpoint({
  name: 'openRedEnvelope',
  method: 'POST',
  path: '/wps/relay/MCSFE_openRedEnvelope',
  summary:
    'Open an envelope of the rain that falls; the same one again answers the same and pays nothing more',
  body: v.object({
    rainId: v.pipe(v.string(), v.maxLength(64)),
    envelope: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ENVELOPES)),
  }),
  reply: v.object({ ...opened.entries, sumBalance: v.number() }),
  module: 'COMM3',
  session: 'required',
});
