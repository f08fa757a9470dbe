import type { Game } from '../../gateway/endpoints/game.ts';
import { type Remote, type Resource, resource } from '../../gateway/resource.ts';
import { wait } from '../../lib/timing.ts';
import { distinct } from '../games.ts';
import { noteLength, rememberedLength } from './list-lengths.ts';

/** A list of games that grows by pages. */
export interface GamePages {
  games: readonly Game[];
  /** The last page that was read; pages count from 1. */
  page: number;
  /** What can be had beyond: nothing, a page, one on its way, one that failed to come. */
  beyond: 'none' | 'page' | 'loading' | 'failed';
}

export interface GameList {
  $pages: Resource<GamePages>;
  /** Adds the next page. Does nothing unless there is one to ask for. */
  more(): Promise<void>;
}

interface Page {
  games: readonly Game[];
  totalPages: number;
}

type ReadPage = (page: number, signal?: AbortSignal) => Promise<Page>;

/** Milliseconds between two pages of an endless list (B9). */
const PAGE_GAP = 1_000;
/** Pages read together where a list is shown again that had several. */
const AT_ONCE = 10;
/** Pages in a row that bring no new game, after which a gateway is not asked for further ones. */
const FRUITLESS = 3;

const kept = new Map<string, GameList>();

/** An endless list: the first page comes with the first reader, the next ones by `more`. One per key. */
export function gameList(key: string, read: ReadPage): GameList {
  const known = kept.get(key) ?? createGameList(key, read);
  kept.set(key, known);
  return known;
}

function createGameList(key: string, read: ReadPage): GameList {
  let asked = Number.NEGATIVE_INFINITY;
  let fruitless = 0;

  /** What there is with the page that follows. However many pages a gateway promises, an empty one is the last. */
  const grown = (value: Pick<GamePages, 'games' | 'page'>, { games, totalPages }: Page): GamePages => {
    const fresh = newTo(value.games, games);
    fruitless = fresh.length ? 0 : fruitless + 1;
    const page = value.page + 1;
    const over = !games.length || fruitless >= FRUITLESS || page >= totalPages;
    return { games: joined(value.games, fresh), page, beyond: over ? 'none' : 'page' };
  };

  const $pages: Resource<GamePages> = resource(key, async (signal) => {
    asked = performance.now();
    const first = await read(1, signal);
    const before = $pages.get();
    const shown = before.state === 'ready' ? before.value : undefined;
    if (shown && shown.page > 1 && beginsWith(shown.games, first.games)) {
      // Nothing has moved: whoever comes back finds the list as long as it was.
      return { ...shown, beyond: shown.page < first.totalPages ? 'page' : 'none' };
    }
    const length = Math.min(shown?.page ?? rememberedLength(key), AT_ONCE, first.totalPages);
    const others = Array.from({ length: Math.max(0, length - 1) }, (_, index) => read(index + 2, signal));
    if (others.length) asked = performance.now();
    const answers = await Promise.allSettled(others);
    let value = grown({ games: [], page: 0 }, first);
    for (const answer of answers) {
      if (answer.status === 'rejected' || value.beyond === 'none') break;
      value = grown(value, answer.value);
    }
    return value;
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
        const next = await read(page + 1);
        settle((value) => grown(value, next));
        noteLength(key, page + 1);
      } catch {
        settle((value) => ({ ...value, beyond: 'failed' }));
      }
    },
  };
}

/** Ids of the games of a list, carried on as it grows: a page costs what it brings, however long the list is. */
const idsIn = new WeakMap<readonly Game[], Set<string>>();

function idsOf(games: readonly Game[]): Set<string> {
  return idsIn.get(games) ?? new Set(games.map(({ nodeId }) => nodeId));
}

/** Pages move while they are read: a game that was on an earlier page may come again. */
function newTo(known: readonly Game[], games: readonly Game[]): Game[] {
  const ids = idsOf(known);
  return distinct(games).filter(({ nodeId }) => !ids.has(nodeId));
}

function joined(games: readonly Game[], fresh: readonly Game[]): readonly Game[] {
  const all = games.concat(fresh);
  const ids = idsOf(games);
  for (const { nodeId } of fresh) ids.add(nodeId);
  idsIn.delete(games);
  idsIn.set(all, ids);
  return all;
}

function beginsWith(games: readonly Game[], head: readonly Game[]): boolean {
  return head.length > 0 && distinct(head).every(({ nodeId }, index) => games[index]?.nodeId === nodeId);
}

/** The games of a list without those that were dropped from the favourites meanwhile. */
export function keptGames(pages: Remote<GamePages>, dropped: ReadonlySet<string>): Remote<readonly Game[]> {
  if (pages.state !== 'ready') return pages;
  const { games } = pages.value;
  return { state: 'ready', value: dropped.size ? games.filter(({ nodeId }) => !dropped.has(nodeId)) : games };
}
