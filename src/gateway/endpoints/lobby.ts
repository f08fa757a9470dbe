import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { game } from './game.ts';
import { count, idOrNone, pageNumber, pageSize, text } from './shared/fields.ts';
import type { OnlyRead } from './shared/unread-fields.ts';

/** One page of the games of a category or vendor: 30 on home and by default, 18 on the games page. */
export const getGames = endpoint({
  name: 'getGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameList',
  summary: 'One page of games by category, vendor, name, classify and minimum bet',
  query: v.object({
    merchant: v.string(),
    platform: v.literal('html5'),
    clientType: v.literal(2),
    gameType: v.optional(v.string()),
    gameName: v.optional(v.string()),
    vassalage: v.optional(v.string()),
    gameClassify: v.optional(v.string()),
    minBet: v.optional(v.number()),
    /** Fewest pay lines; the site does not use it. */
    minLine: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** 1 for new games only; the site does not use it. */
    isNew: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1))),
    language: v.string(),
    pageNo: pageNumber,
    pageSize,
  }),
  reply: v.object({ games: listOf(game), pageNum: count, totalPages: count }),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 30,
  open: true,
});

export const getHotGames = endpoint({
  name: 'getHotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getHotGames',
  summary: 'The hot games, in display order',
  query: v.object({
    merchantCode: v.string(),
    isPlatform: v.literal(2),
    platform: v.literal('html5'),
    language: v.string(),
    gameName: v.optional(v.string()),
  }),
  reply: v.object({ list: listOf(game) }),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 30,
  open: true,
});

const vendor = v.object({
  cardId: idOrNone,
  vassalage: v.string(),
  displayName: text,
  key: text,
  mobileLargeIcon: text,
  accountTypeName: text,
  gameId: idOrNone,
  nodeId: idOrNone,
  telGameId: idOrNone,
  telNodeId: idOrNone,
});

export type Vendor = OnlyRead<v.InferOutput<typeof vendor>>;

/** The vendors of each category, in the operator's order. */
export const getVendors = endpoint({
  name: 'getVendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassalGames',
  summary: 'Categories in order with their vendors, and the names of the vendors',
  query: v.object({ typeId: v.literal(1), merchantCode: v.string(), language: v.string() }),
  reply: v.object({
    sorting: listOf(
      v.object({ gameCategory: v.string(), vendorNames: withDefault(v.array(v.string()), []) }),
      30,
    ),
    mapping: v.record(v.string(), listOf(vendor, 150)),
    display: withDefault(v.record(v.string(), v.string()), {}),
  }),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 60,
  open: true,
});
