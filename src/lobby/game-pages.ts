import type { Game } from '../gateway/endpoints/game.ts';
import { type Remote, type Resource, resource } from '../gateway/resource.ts';
import { wait } from '../lib/timing.ts';

/** A list of games that grows by pages. */
export interface GamePages {
  games: readonly Game[];
  /** The last page that is in `games`; pages count from 1. */
  page: number;
  /** What can be had beyond: nothing, a page, one on its way, one that failed to come. */
  beyond: 'none' | 'page' | 'loading' | 'failed';
}

export interface GameList {
  $pages: Resource<GamePages>;
  /** Adds the next page. Does nothing unless there is one to ask for. */
  more(): Promise<void>;
}

type ReadPage = (
  page: number,
  signal?: AbortSignal,
) => Promise<{ games: readonly Game[]; totalPages: number }>;

/** Milliseconds between two pages of an endless list (B9). */
const PAGE_GAP = 1_000;

const kept = new Map<string, GameList>();

/** An endless list: the first page comes with the first reader, the next ones by `more`. One per key. */
export function gameList(key: string, read: ReadPage): GameList {
  const known = kept.get(key) ?? createGameList(key, read);
  kept.set(key, known);
  return known;
}

function createGameList(key: string, read: ReadPage): GameList {
  let asked = Number.NEGATIVE_INFINITY;
  const $pages = resource<GamePages>(key, async (signal) => {
    asked = performance.now();
    const { games, totalPages } = await read(1, signal);
    return { games, page: 1, beyond: totalPages > 1 ? 'page' : 'none' };
  });
  return {
    $pages,
    async more() {
      const now = $pages.get();
      if (now.state !== 'ready' || (now.value.beyond !== 'page' && now.value.beyond !== 'failed')) return;
      const { page } = now.value;
      // An answer belongs only to the list it was asked for: a reload meanwhile starts again from page 1.
      const settle = (change: (value: GamePages) => GamePages) =>
        $pages.mutate((value) => (value.page === page && value.beyond === 'loading' ? change(value) : value));
      $pages.mutate((value) => ({ ...value, beyond: 'loading' }));
      await wait(Math.max(0, asked + PAGE_GAP - performance.now()));
      asked = performance.now();
      try {
        const { games, totalPages } = await read(page + 1);
        settle((value) => ({
          games: withoutRepeats([...value.games, ...games]),
          page: page + 1,
          beyond: page + 1 < totalPages ? 'page' : 'none',
        }));
      } catch {
        settle((value) => ({ ...value, beyond: 'failed' }));
      }
    },
  };
}

/** Pages move while they are read: a game that was on an earlier page may come again. */
function withoutRepeats(games: readonly Game[]): Game[] {
  return [...new Map(games.map((game) => [game.nodeId, game])).values()];
}

/** The games of a list without those that were dropped from the favourites meanwhile. */
export function keptGames(pages: Remote<GamePages>, dropped: ReadonlySet<string>): Remote<readonly Game[]> {
  if (pages.state !== 'ready') return pages;
  return { state: 'ready', value: pages.value.games.filter(({ nodeId }) => !dropped.has(nodeId)) };
}
