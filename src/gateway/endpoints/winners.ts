import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { idOrNone, text } from './shared/fields.ts';

const winner = v.object({
  iconUrl: text,
  gameName: v.string(),
  /** Masked by the gateway. */
  customerName: text,
  /** Milliseconds since 1970. */
  gameTime: v.number(),
  /** In the site currency. */
  winAmount: v.number(),
  gameId: idOrNone,
  nodeId: idOrNone,
  gameType: text,
  vassalage: text,
});

export type Winner = v.InferOutput<typeof winner>;

/** The biggest recent wins; 20 by default. */
export const getWinners = endpoint({
  name: 'getWinners',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getWinnerBoard',
  summary: 'Recent big wins',
  query: v.object({
    merchantCode: v.string(),
    gameCategory: v.string(),
    language: v.string(),
    limitNum: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  reply: v.object({ vo: listOf(winner) }),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 5,
  open: true,
});
