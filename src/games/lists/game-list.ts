import { infiniteResource } from '../../gateway/cache/infinite-resource.ts';
import type { InfinitePages, InfiniteResource, Paginated } from '../../gateway/cache/paginated.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { lengths } from './list-lengths.ts';

/** Whether the gateway has more of the kind than the list goes on to. */
type Cut = boolean;

/** A list of games as far as it was read. */
export type GamePages = InfinitePages<Game, Cut>;

/** A list of games that goes on as it is scrolled. */
export type GameList = Paginated<GamePages>;

/** The same, as it is cached. */
export type GameResource = InfiniteResource<Game, Cut>;

type ReadPage = (
  pageNo: number,
  signal: AbortSignal,
) => Promise<{ list: readonly Game[]; totalPages: number; cut?: Cut }>;

/** Milliseconds between two pages of an endless list (B9). */
const PAGE_GAP = 1_000;

const idOf = ({ nodeId }: Game) => nodeId;

/** An endless list; `belongs` says which games that are added belong to it. */
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
