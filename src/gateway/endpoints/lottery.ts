import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { id, idOrNone, text } from './shared/fields.ts';

const merchant = { merchantCode: v.string() };
/** Category of the lotteries: LOTT on `/m/lott`, ELOTT on `/m/elott`. */
const gameType = v.picklist(['LOTT', 'ELOTT']);
const strings = withDefault(v.array(v.string()), []);
/** Milliseconds since 1970. */
const time = v.number();

export type LotteryType = v.InferOutput<typeof gameType>;

const group = v.object({
  code: id,
  name: v.string(),
  /** Prize mode: Lott, Elott, or ZY for the operator's own. */
  prizeMode: text,
  /** Tradition or Entertainment. */
  playType: text,
});

export type LotteryGroup = v.InferOutput<typeof group>;

/** The groups of a category's lotteries; `prizeMode` is the site's. */
export const getLotteryMenu = endpoint({
  name: 'getLotteryMenu',
  method: 'GET',
  path: '/lgw/lottery/menu',
  summary: 'Groups of lotteries in display order, with the prize mode and play type of each',
  query: v.object({
    ...merchant,
    language: v.string(),
    gameType,
    prizeMode: v.picklist(['Lott', 'Elott']),
  }),
  reply: v.object({ groups: listOf(group) }),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 60,
});

const lottery = v.object({
  code: id,
  name: v.string(),
  groupCode: idOrNone,
  gameType: text,
  /** Vendor code; a launch needs it with gameId and nodeId. */
  vassalage: text,
  gameId: id,
  nodeId: id,
  iconUrl: text,
  /** Seconds between two draws. */
  period: withDefault(v.number(), 0),
  /** Play type of the game: Tradition or Entertainment. */
  lottoMode: text,
  /** How results look: balls, a row of digits, or the prize tiers of a Vietnamese draw. */
  format: withDefault(v.picklist(['balls', 'digits', 'vn']), 'balls'),
});

export type Lottery = v.InferOutput<typeof lottery>;

export const getLotteries = endpoint({
  name: 'getLotteries',
  method: 'GET',
  path: '/lgw/lottery/list',
  summary: 'The lotteries of a category in display order, with what launching each needs',
  query: v.object({ ...merchant, language: v.string(), gameType }),
  reply: v.object({ list: listOf(lottery) }),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 60,
});

const result = v.object({
  drawNumber: id,
  /** Time of the draw. */
  drawnAt: time,
  /** Text, to keep leading zeros. For a Vietnamese draw the special prize. */
  numbers: strings,
  /** Bonus balls. */
  extra: strings,
});

export type DrawResult = v.InferOutput<typeof result>;

const draw = v.object({
  code: id,
  /** The draw on sale, or the one whose sale is over and that is drawn next. */
  drawNumber: id,
  opensAt: time,
  closesAt: time,
  drawsAt: time,
  /** Time of the draw after it. */
  nextDrawsAt: withDefault(v.number(), 0),
  /** The latest published result. */
  last: v.nullish(result),
});

export type Draw = v.InferOutput<typeof draw>;

/** Read again after each draw, so never cached. Times are the gateway's. */
export const getDrawNumber = endpoint({
  name: 'getDrawNumber',
  method: 'GET',
  path: '/lgw/lottery/drawNumber',
  summary: "The current draw of each lottery, when it opens, closes and is drawn, by the gateway's time",
  query: v.object({ ...merchant, gameType, code: v.optional(v.string()) }),
  reply: v.object({ serverTime: time, draws: listOf(draw) }),
  module: 'COMM3',
  session: 'none',
});

export const getRecentDraws = endpoint({
  name: 'getRecentDraws',
  method: 'GET',
  path: '/lgw/lottery/recentVn',
  summary: 'The latest results of a lottery, Vietnamese or other, newest first',
  query: v.object({
    ...merchant,
    code: v.string(),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  reply: v.object({ list: listOf(result) }),
  module: 'COMM3',
  session: 'none',
});

const tier = v.object({
  /** special, first, second, ... eighth. */
  tier: v.string(),
  numbers: strings,
});

export type PrizeTier = v.InferOutput<typeof tier>;

export const getVnNumero = endpoint({
  name: 'getVnNumero',
  method: 'GET',
  path: '/lgw/lottery/vnNumero',
  summary: 'The published numbers of one Vietnamese draw by prize tier, the special prize first',
  query: v.object({ ...merchant, code: v.string(), drawNumber: v.string() }),
  reply: v.object({ drawNumber: id, drawnAt: time, tiers: listOf(tier) }),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 300,
});
