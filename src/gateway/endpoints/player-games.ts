import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { game } from './game.ts';
import { count, id, pageNumber, pageSize } from './shared/fields.ts';

const favouriteEntry = v.object({ nodeId: id, vendor: v.string() });

export const getFavourites = endpoint({
  name: 'getFavourites',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getFavoriteGames',
  summary: 'One page of the favourite games, 15 a page',
  query: v.object({
    pageNo: pageNumber,
    pageSize,
    language: v.string(),
    gameType: v.optional(v.string()),
    gameName: v.optional(v.string()),
    gameClassify: v.optional(v.string()),
    minBet: v.optional(v.number()),
  }),
  reply: v.object({ content: listOf(game), pageNum: count, totalPages: count }),
  module: 'COMM3',
  session: 'required',
});

export const addFavourite = endpoint({
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/GCSGAME_addFavoriteGame',
  summary: 'Keep a game as a favourite',
  body: favouriteEntry,
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});

export const removeFavourite = endpoint({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/GCSGAME_removeFavoriteGame',
  summary: 'Drop a favourite game',
  body: favouriteEntry,
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});

export const getRecentGames = endpoint({
  name: 'getRecentGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRecentGames',
  summary: 'Recently launched games, latest first, 18 a page',
  query: v.object({
    page: pageNumber,
    pageSize,
    gameType: v.optional(v.string()),
    gameName: v.optional(v.string()),
    language: v.string(),
    clientType: v.literal(2),
  }),
  reply: v.object({ list: listOf(game), totalPages: count }),
  module: 'COMM3',
  session: 'required',
});

/** Declared as GET by the contract although it is a write, so it is never cached. */
export const addRecentGame = endpoint({
  name: 'addRecentGame',
  method: 'GET',
  path: '/wps/relay/GCSGAME_addRecentGame',
  summary: 'Note that a game was launched',
  query: v.object({ gameId: v.string(), nodeId: v.string(), gameType: v.string(), vassalage: v.string() }),
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});
