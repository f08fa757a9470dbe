import type { Game } from '../../gateway/endpoints/game.ts';
import { infiniteResource } from '../../gateway/infinite-resource.ts';
import type { InfinitePages, InfiniteResource, Paginated } from '../../gateway/paginated.ts';
import { lengths } from './list-lengths.ts';

/** A list of games as far as it was read. */
export type GamePages = InfinitePages<Game>;

/** A list of games that goes on as it is scrolled. */
export type GameList = Paginated<GamePages>;

type ReadPage = (
  pageNo: number,
  signal: AbortSignal,
) => Promise<{ list: readonly Game[]; totalPages: number }>;

/** Milliseconds between two pages of an endless list (B9). */
const PAGE_GAP = 1_000;

const idOf = ({ nodeId }: Game) => nodeId;

/** An endless list; `belongs` says which games that are added belong to it. */
export function gameList(
  key: string,
  read: ReadPage,
  belongs?: (game: Game) => boolean,
): InfiniteResource<Game> {
  return infiniteResource(
    key,
    async (pageNo, signal) => ({ ...(await read(pageNo, signal)), totals: undefined }),
    { gap: PAGE_GAP, idOf, lengths, ...(belongs && { belongs }) },
  );
}
