import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { id, pageNumber, pageSize } from './shared/fields.ts';

export const getFavouriteIds = endpoint({
  name: 'getFavouriteIds',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getFavoriteGameIds',
  summary: 'Node ids of the favourite games; at most 100, 999 on the favourites page',
  query: v.object({ pageNo: pageNumber, pageSize }),
  reply: v.array(id),
  module: 'COMM3',
  session: 'required',
});
