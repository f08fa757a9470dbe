import { type Resource, resource } from './resource.ts';

/** Milliseconds until a list is read again by a new reader. */
const FRESH = 10_000;

interface Item {
  id: string;
}

/** A list as far as it was read. */
export interface Growing<I extends Item, Totals> {
  items: readonly I[];
  /** Over all there is, however much of it was read. */
  totals: Totals;
  /** The last page that was read; pages count from 1. */
  page: number;
  /** What can be had beyond: nothing, a page, one on its way, one that failed to come. */
  beyond: 'none' | 'page' | 'loading' | 'failed';
}

export interface GrowingSource<I extends Item, Totals> {
  $pages: Resource<Growing<I, Totals>>;
  /** Adds the next page. Does nothing unless there is one to ask for. */
  more(): Promise<void>;
}

interface Answer<I extends Item, Totals> {
  list: readonly I[];
  totals: Totals;
  totalPages: number;
}

type ReadPage<I extends Item, Totals> = (pageNo: number, signal?: AbortSignal) => Promise<Answer<I, Totals>>;

const kept = new Map<string, GrowingSource<never, never>>();

/** A cached read that grows by pages, one per key; forgotten as its resource is. */
export function growing<I extends Item, Totals>(
  key: string,
  read: ReadPage<I, Totals>,
): GrowingSource<I, Totals> {
  const known = kept.get(key) as GrowingSource<I, Totals> | undefined;
  const source = known ?? createSource(key, read);
  kept.set(key, source as unknown as GrowingSource<never, never>);
  return source;
}

function createSource<I extends Item, Totals>(
  key: string,
  read: ReadPage<I, Totals>,
): GrowingSource<I, Totals> {
  const $pages: Resource<Growing<I, Totals>> = resource(
    key,
    async (signal) => grown([], 1, await read(1, signal)),
    { freshFor: FRESH },
  );
  return {
    $pages,
    async more() {
      const now = $pages.get();
      if (now.state !== 'ready' || (now.value.beyond !== 'page' && now.value.beyond !== 'failed')) return;
      const { items, page } = now.value;
      // An answer belongs only to the list it was asked for: a reload meanwhile starts again from page 1.
      const settle = (next: Pick<Growing<I, Totals>, 'beyond'>) =>
        $pages.mutate((value) =>
          value.items === items && value.beyond === 'loading' ? { ...value, ...next } : value,
        );
      $pages.mutate((value) => ({ ...value, beyond: 'loading' }));
      try {
        settle(grown(items, page + 1, await read(page + 1)));
      } catch {
        settle({ beyond: 'failed' });
      }
    },
  };
}

/** What was known with one more page. Rows move down while new ones come: one that was there may come again. */
function grown<I extends Item, Totals>(
  items: readonly I[],
  page: number,
  { list, totals, totalPages }: Answer<I, Totals>,
): Growing<I, Totals> {
  const known = new Set(items.map(({ id }) => id));
  const fresh = list.filter(({ id }) => !known.has(id) && known.add(id));
  const over = !list.length || page >= totalPages;
  return { items: [...items, ...fresh], totals, page, beyond: over ? 'none' : 'page' };
}
