import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { count } from './shared/fields.ts';

/** Number of a studio's games, in total and by category. `getVendors` has its name and icon. */
export const getStudio = endpoint({
  name: 'getStudio',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassalInfo',
  summary: 'How many games a vendor has, and in which categories',
  query: v.object({ merchant: v.string(), vassalage: v.string() }),
  reply: v.object({
    gameCount: count,
    categories: listOf(v.object({ gameCategory: v.string(), gameCount: count }), 30),
  }),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 60,
});
