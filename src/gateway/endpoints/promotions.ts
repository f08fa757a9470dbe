import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { flag, id, text } from './shared/fields.ts';

/** State of a promotion for the member. Empty, like any unknown state: no action is possible. */
const state = v.fallback(
  v.picklist([
    '',
    'join',
    'applying',
    'joined',
    'process',
    'claim',
    'claimed',
    'issued',
    'rejected',
    'close',
    'comingSoon',
  ]),
  '',
);
/** Milliseconds since 1970; 0 for none. */
const time = withDefault(v.number(), 0);

const promotion = v.object({
  id,
  title: v.string(),
  /** The offer in a few words, such as "100% up to ₹5,000", for large type; empty for none. */
  offer: text,
  /** The most important condition in one line. */
  terms: text,
  /** Turnover that a claim requires, and the member's turnover so far, in the site currency; 0 for none. */
  goal: withDefault(v.number(), 0),
  reached: withDefault(v.number(), 0),
  /** HTML of the operator; sanitise it before rendering. */
  content: text,
  promoAnnouncementCategoryIds: withDefault(v.array(id), []),
  announcementImages: withDefault(listOf(v.object({ url: v.string(), sequence: v.number() })), []),
  state: withDefault(state, ''),
  /** Explains the state, e.g. why it was rejected. */
  note: text,
  startTime: time,
  endTime: time,
  /** Joined by inviting friends. */
  referral: flag,
  /** Rewards deposits: shown on the deposit page and after registration while the player can have it. */
  deposit: flag,
});

export type Promotion = v.InferOutput<typeof promotion>;
export type PromotionState = Promotion['state'];

export const getPromotions = endpoint({
  name: 'getPromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotions',
  summary: 'Promotions with the state that they have for the member or a guest, and their categories',
  query: v.object({ merchantCode: v.string(), language: v.string(), platform: v.literal('M') }),
  reply: v.object({
    categories: withDefault(listOf(v.object({ id, name: v.string() })), []),
    promotions: listOf(promotion),
  }),
  module: 'COMM3',
  session: 'optional',
  cacheSeconds: 30,
});

/** Id of the promotion, and the language of the returned note. */
const taken = v.object({ promotionId: v.pipe(v.string(), v.maxLength(64)), language: v.string() });

export const joinPromotion = endpoint({
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  summary: 'Take part in a promotion; what needs a review is applied for',
  body: taken,
  reply: v.object({ state: withDefault(state, ''), note: text }),
  module: 'COMM3',
  session: 'required',
});

export const claimPromotion = endpoint({
  name: 'claimPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  summary: 'Collect what a promotion gives; claiming it twice pays once',
  body: taken,
  reply: v.object({ state: withDefault(state, ''), note: text, sumBalance: v.number() }),
  module: 'COMM3',
  session: 'required',
});
