import * as v from 'valibot';
import { endpoint, listOf, or } from '../endpoint.ts';
import { id, text } from '../fields.ts';

const promotion = v.object({
  id,
  title: v.string(),
  /** HTML of the operator; never shown without being sanitised. */
  content: text,
  promoAnnouncementCategoryIds: or(v.array(id), []),
  announcementImages: or(listOf(v.object({ url: v.string(), sequence: v.number() })), []),
});

export type Promotion = v.InferOutput<typeof promotion>;

export const getPromotions = endpoint({
  name: 'getPromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotions',
  summary: 'Promotions and their categories',
  query: v.object({ merchantCode: v.string(), language: v.string(), platform: v.literal('M') }),
  reply: v.object({
    categories: or(listOf(v.object({ id, name: v.string() })), []),
    promotions: listOf(promotion),
  }),
  module: 'COMM3',
  session: 'optional',
  cacheSeconds: 30,
});
