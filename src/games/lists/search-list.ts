import { atom, onMount } from 'nanostores';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { Remote, Resource } from '../../gateway/resource.ts';
import { filterByName, namesOf } from './filter-by-name.ts';
import type { GameList, GamePages } from './game-pages.ts';

/** Games that were looked for by name. */
export interface FoundPages extends GamePages {
  /**
   * `so far`: of the games that are loaded, while the gateway is asked; `found`: with its answer; `close`: it has
   * none of that name, these are called similarly.
   */
  how: 'so far' | 'found' | 'close';
}

export interface SearchList extends GameList {
  $pages: Resource<FoundPages>;
}

interface Search {
  text: string;
  /** What is loaded already. */
  known: readonly Game[];
  /** The gateway's list of that name; absent while it is not asked yet. */
  answer?: GameList | undefined;
}

type CloseNames = typeof import('./fuzzy-search.ts').fuzzySearch;

let closeNames: CloseNames | undefined;

/** Fetches what forgives slips of the finger; without it only the exact name finds. */
export async function loadFuzzySearch(): Promise<CloseNames> {
  closeNames ??= (await import('./fuzzy-search.ts')).fuzzySearch;
  return closeNames;
}

/**
 * A list that shows at once what is loaded of a name, slips forgiven, and then the gateway's answer: games that
 * stand on screen stay where they are, the others follow (GC-7).
 */
export function searchList({ text, known, answer }: Search): SearchList {
  const exact = filterByName(known, text);
  let close: readonly Game[] = [];
  const lookClose = (find: CloseNames) => {
    if (!exact.length) close = find(known.map(namesOf), text).map((index) => known[index]!);
  };
  const $pages = atom<Remote<FoundPages>>({ state: 'loading' });
  onMount($pages, () => {
    let left = false;
    const show = () => $pages.set(joined(answer?.$pages.get(), exact, close));
    const leave = answer?.$pages.listen(show);
    if (closeNames) lookClose(closeNames);
    else
      loadFuzzySearch().then(
        (find) => {
          lookClose(find);
          if (!left) show();
        },
        () => {},
      );
    show();
    return () => {
      left = true;
      leave?.();
    };
  });
  return {
    $pages: Object.assign($pages, {
      reload: async () => answer?.$pages.reload(),
      mutate(change: (value: FoundPages) => FoundPages) {
        const now = $pages.get();
        if (now.state === 'ready') $pages.set({ state: 'ready', value: change(now.value) });
      },
    }),
    async more() {
      if (answer?.$pages.get().state === 'failed') await answer.$pages.reload();
      else await answer?.more();
    },
  };
}

function joined(
  answer: Remote<GamePages> | undefined,
  exact: readonly Game[],
  close: readonly Game[],
): Remote<FoundPages> {
  const loaded = exact.length ? exact : close;
  if (answer?.state !== 'ready') {
    if (!loaded.length) return answer ?? { state: 'loading' };
    const beyond = answer?.state === 'failed' ? 'failed' : 'loading';
    return { state: 'ready', value: { games: loaded, page: 0, beyond, how: 'so far' } };
  }
  const { games, page, beyond } = answer.value;
  if (!games.length && beyond === 'none' && !exact.length && close.length) {
    return { state: 'ready', value: { games: close, page, beyond, how: 'close' } };
  }
  const there = new Set(exact.map(({ nodeId }) => nodeId));
  const all = [...exact, ...games.filter(({ nodeId }) => !there.has(nodeId))];
  return { state: 'ready', value: { games: all, page, beyond, how: 'found' } };
}
