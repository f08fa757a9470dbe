import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, id, text } from './shared/fields.ts';

/** Envelopes of one rain, counted from 1. */
const MOST_ENVELOPES = 50;

const opened = v.object({
  /** Which of the member's envelopes it was. */
  envelope: v.number(),
  /** What was in it, in the site currency; 0 for an empty one. */
  amount: v.number(),
  at: count,
});

export type OpenedEnvelope = v.InferOutput<typeof opened>;

const rain = v.object({
  id,
  /** Milliseconds since 1970, by the gateway's clock; it ends exactly at `endTime`. */
  startTime: v.number(),
  endTime: v.number(),
  /** Envelopes that this member may open in it, as it stands now. */
  chances: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.transform((chances) => Math.min(chances, MOST_ENVELOPES)),
  ),
  opened: listOf(opened),
  /** All that the rain had for everybody is given away. */
  spent: withDefault(v.boolean(), false),
});

export type Rain = v.InferOutput<typeof rain>;

/** Rains that are told at once. */
const RAINS = 20;

/** The red envelope rain as a member has it (WL-8). */
export const getRedRain = endpoint({
  name: 'getRedRain',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedRain',
  summary:
    'Red envelope rains: the last one, the one that falls, those to come; what the member may win and won',
  query: v.object({ merchantCode: v.string(), language: v.string() }),
  reply: v.object({
    /** The clock that all times count by, in milliseconds since 1970. */
    serverTime: v.number(),
    /** In the order of their times. */
    rains: v.pipe(
      listOf(rain),
      v.transform((rains) => rains.slice(0, RAINS)),
    ),
    /** What a member may win within the operator's day, and has won; a limit of 0 is none. */
    day: withDefault(v.object({ limit: count, won: count }), { limit: 0, won: 0 }),
    /** The terms, in the language asked for. */
    terms: withDefault(listOf(text), []),
  }),
  module: 'COMM3',
  session: 'required',
});

export type RedRain = v.InferOutput<typeof getRedRain.reply>;

/**
 * Opens one of the member's envelopes and pays what is in it. The same envelope pays once: asked for again, as after a
 * lost answer, it tells what was in it.
 */
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
