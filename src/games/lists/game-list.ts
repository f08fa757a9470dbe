import type { GatewayRead } from '../../gateway/cache/gateway-read.ts';
import { infiniteResource } from '../../gateway/cache/infinite-resource.ts';
import { mapRead } from '../../gateway/cache/map-read.ts';
import type { InfinitePages, InfiniteResource, Paginated } from '../../gateway/cache/paginated.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { rememberGames } from '../known-games.ts';
import { lengths } from './list-lengths.ts';

/** Whether the gateway has more games than the list shows. */
type Cut = boolean;

export type GamePages = InfinitePages<Game, Cut>;

/** A list of games that loads more on scrolling. */
export type GameList = Paginated<GamePages>;

export type GameResource = InfiniteResource<Game, Cut>;

interface GamePage {
  list: readonly Game[];
  totalPages: number;
  cut?: Cut;
}

type ReadPage = (pageNo: number, signal: AbortSignal) => Promise<GamePage>;

interface Options {
  /** Returns whether an added game is shown in the list. */
  belongs?: (game: Game) => boolean;
  /** Read of the first page, if a server may have read it, and its language. */
  first?: GatewayRead<GamePage>;
  language?: string;
}

/** Milliseconds between two pages of an infinite list. */
const PAGE_GAP = 1_000;

const idOf = ({ nodeId }: Game) => nodeId;
const withTotals = ({ list, totalPages, cut = false }: GamePage) => ({ list, totalPages, totals: cut });

/** Returns an infinite list. */
export function gameList(
  key: string,
  read: ReadPage,
  { belongs, first, language }: Options = {},
): GameResource {
  return infiniteResource(key, async (pageNo, signal) => withTotals(await read(pageNo, signal)), {
    gap: PAGE_GAP,
    idOf,
    lengths,
    ...(belongs && { belongs }),
    ...(first && {
      first: mapRead(first, withTotals),
      onServed: (games: readonly Game[]) => rememberGames(language ?? '', games),
    }),
  });
}
