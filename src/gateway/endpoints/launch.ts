import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

const launchQuery = v.object({
  confirmTrans: v.literal(true),
  launchMode: v.literal('h5'),
  platform: v.literal('html5'),
  clientType: v.literal(2),
  gameId: v.string(),
  nodeId: v.string(),
  /** Vendor code. */
  accountType: v.string(),
  merchantCode: v.string(),
  language: v.string(),
  webView: v.boolean(),
  /** Match of `getMatches` to open, and the outcome to choose in it. */
  matchId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  outcome: v.optional(v.pipe(v.string(), v.maxLength(20))),
  /** Scheme and `#rrggbb` of the page, for games that can follow it. */
  theme: v.optional(v.picklist(['dark', 'light'])),
  accent: v.optional(v.pipe(v.string(), v.maxLength(7))),
});

const launched = v.object({ content: v.object({ game_url: v.string() }) });

/** Returns the launch URL of a game for real money. */
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

/** Returns the launch URL of a game's trial, without an account. */
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
