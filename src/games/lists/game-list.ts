import { infiniteResource } from '../../gateway/cache/infinite-resource.ts';
import type { InfinitePages, InfiniteResource, Paginated } from '../../gateway/cache/paginated.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { lengths } from './list-lengths.ts';

/** Whether the gateway has more games than the list shows. */
type Cut = boolean;

export type GamePages = InfinitePages<Game, Cut>;

/** A list of games that loads more on scrolling. */
export type GameList = Paginated<GamePages>;

export type GameResource = InfiniteResource<Game, Cut>;

type ReadPage = (
  pageNo: number,
  signal: AbortSignal,
) => Promise<{ list: readonly Game[]; totalPages: number; cut?: Cut }>;

/** Milliseconds between two pages of an infinite list. */
const PAGE_GAP = 1_000;

const idOf = ({ nodeId }: Game) => nodeId;

/** Returns an infinite list; `belongs` decides whether an added game is shown in it. */
export function gameList(key: string, read: ReadPage, belongs?: (game: Game) => boolean): GameResource {
  return infiniteResource(
    key,
    async (pageNo, signal) => {
      const { list, totalPages, cut = false } = await read(pageNo, signal);
      return { list, totalPages, totals: cut };
    },
    { gap: PAGE_GAP, idOf, lengths, ...(belongs && { belongs }) },
  );
}
