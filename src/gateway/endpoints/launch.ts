import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

const launchQuery = v.object({
  confirmTrans: v.literal(true),
  launchMode: v.literal('h5'),
  platform: v.literal('html5'),
  clientType: v.literal(2),
  gameId: v.string(),
  nodeId: v.string(),
  /** The vendor code. */
  accountType: v.string(),
  merchantCode: v.string(),
  language: v.string(),
  webView: v.boolean(),
});

const launched = v.object({ content: v.object({ game_url: v.string() }) });

/** Where to open a game for real money (B7). */
export const launchGame = endpoint({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  summary: 'Address of a game session for the member',
  query: launchQuery,
  reply: launched,
  module: 'COMM3',
  session: 'required',
});

/** Where to open a game on trial, without an account (B7). */
export const launchTrialGame = endpoint({
  name: 'launchTrialGame',
  method: 'GET',
  path: '/wps/game/launchTrialGame',
  summary: 'Address of a trial game session',
  query: v.object({ ...launchQuery.entries, telGameId: v.string(), telNodeId: v.string() }),
  reply: launched,
  module: 'FREEPLAY3',
  session: 'optional',
});
