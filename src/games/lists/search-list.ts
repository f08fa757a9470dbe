import { atom, onMount } from 'nanostores';
import type { Paginated } from '../../gateway/cache/paginated.ts';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { filterByName, searchableName } from './filter-by-name.ts';
import type { GameList, GamePages } from './game-list.ts';
import type { NearRanges } from './match-ranges.ts';

/** Results of a search by name. */
export interface FoundPages extends GamePages {
  /**
   * `so far`: matches among loaded games, before the response; `found`: with the response; `close`: no exact match,
   * similar names instead.
   */
  how: 'so far' | 'found' | 'close';
  /** Finds similar names, if no name matches exactly. */
  near?: NearRanges | undefined;
}

export type SearchList = Paginated<FoundPages>;

interface Search {
  text: string;
  /** Loaded games. */
  known: readonly Game[];
  /** The gateway's results; absent before the request. */
  answer?: GameList | undefined;
}

/** Loads the fuzzy search; without it a search only finds exact names. */
export const loadFuzzySearch = () => import('./fuzzy-search.ts');

/**
 * Returns a list that shows matches among loaded games at once, then the gateway's results after them, so that shown
 * games keep their place (GC-7).
 */
export function searchList({ text, known, answer }: Search): SearchList {
  const exact = filterByName(known, text);
  let close: readonly Game[] = [];
  let near: NearRanges | undefined;
  const $pages = atom<Remote<FoundPages>>({ state: 'loading' });
  onMount($pages, () => {
    let left = false;
    const show = () => $pages.set(joined(answer?.get(), exact, close, near));
    const leave = answer?.listen(show);
    const lookClose = async () => {
      const { fuzzySearchInBatches, nearRanges } = await loadFuzzySearch();
      const found = await fuzzySearchInBatches(known.map(searchableName), text, () => left);
      if (!found) return;
      close = found.map((index) => known[index]!);
      near = nearRanges;
      show();
    };
    if (!exact.length) lookClose().catch(() => {});
    show();
    return () => {
      left = true;
      leave?.();
    };
  });
  return Object.assign($pages, {
    reload: async () => answer?.reload(),
    async fetchNextPage() {
      if (answer?.get().state === 'failed') await answer.reload();
      else await answer?.fetchNextPage();
    },
  });
}

function joined(
  answer: Remote<GamePages> | undefined,
  exact: readonly Game[],
  close: readonly Game[],
  near: NearRanges | undefined,
): Remote<FoundPages> {
  const loaded = exact.length ? exact : close;
  if (answer?.state !== 'ready') {
    if (!loaded.length) return answer ?? { state: 'loading' };
    const nextPage = answer?.state === 'failed' ? 'failed' : 'loading';
    const value = { items: loaded, totals: false, page: 0, nextPage, how: 'so far', near } as const;
    return { state: 'ready', value };
  }
  const { items, totals, page, nextPage } = answer.value;
  if (!items.length && nextPage === 'none' && !exact.length && close.length) {
    return { state: 'ready', value: { items: close, totals, page, nextPage, how: 'close', near } };
  }
  const there = new Set(exact.map(({ nodeId }) => nodeId));
  const all = [...exact, ...items.filter(({ nodeId }) => !there.has(nodeId))];
  return { state: 'ready', value: { items: all, totals, page, nextPage, how: 'found' } };
}
