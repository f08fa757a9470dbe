import { type Resource, resource } from '../gateway/resource.ts';
import { platform } from '../platform/platform.ts';
import { PERSONAL } from '../session/session.ts';
import { type RangeName, rangeAt } from './ranges.ts';

/** Rows of one page. */
export const RECORD_PAGE = 20;
/** Milliseconds until a record is read again by a new reader. */
const FRESH = 10_000;

interface Item {
  id: string;
}

/** A record as far as it was read. */
export interface RecordPages<I extends Item, Totals> {
  items: readonly I[];
  /** Over the whole range, however much of it was read. */
  totals: Totals;
  /** The last page that was read; pages count from 1. */
  page: number;
  /** What can be had beyond: nothing, a page, one on its way, one that failed to come. */
  beyond: 'none' | 'page' | 'loading' | 'failed';
}

export interface RecordSource<I extends Item, Totals> {
  $pages: Resource<RecordPages<I, Totals>>;
  /** Adds the next page. Does nothing unless there is one to ask for. */
  more(): Promise<void>;
}

export interface PageQuery {
  startTime: number;
  endTime: number;
  pageNo: number;
  pageSize: number;
}

interface Answer<I extends Item, Totals> {
  list: readonly I[];
  totals: Totals;
  totalPages: number;
}

type ReadPage<I extends Item, Totals> = (
  query: PageQuery,
  signal?: AbortSignal,
) => Promise<Answer<I, Totals>>;

const kept = new Map<string, RecordSource<never, never>>();

/** A member's record that grows by pages, forgotten with the session; one per key. */
export function recordPages<I extends Item, Totals>(
  key: string,
  range: RangeName,
  read: ReadPage<I, Totals>,
): RecordSource<I, Totals> {
  const full = `${PERSONAL}records/${key}/${range}`;
  const known = kept.get(full) as RecordSource<I, Totals> | undefined;
  const source = known ?? createSource(full, range, read);
  kept.set(full, source as unknown as RecordSource<never, never>);
  return source;
}

function createSource<I extends Item, Totals>(
  key: string,
  range: RangeName,
  read: ReadPage<I, Totals>,
): RecordSource<I, Totals> {
  const queryOf = (pageNo: number) => ({
    ...rangeAt(range, platform().now()),
    pageNo,
    pageSize: RECORD_PAGE,
  });
  const $pages: Resource<RecordPages<I, Totals>> = resource(
    key,
    async (signal) => grown([], 1, await read(queryOf(1), signal)),
    { freshFor: FRESH },
  );
  return {
    $pages,
    async more() {
      const now = $pages.get();
      if (now.state !== 'ready' || (now.value.beyond !== 'page' && now.value.beyond !== 'failed')) return;
      const { items, page } = now.value;
      // An answer belongs only to the record it was asked for: a reload meanwhile starts again from page 1.
      const settle = (next: Pick<RecordPages<I, Totals>, 'beyond'>) =>
        $pages.mutate((value) =>
          value.items === items && value.beyond === 'loading' ? { ...value, ...next } : value,
        );
      $pages.mutate((value) => ({ ...value, beyond: 'loading' }));
      try {
        settle(grown(items, page + 1, await read(queryOf(page + 1))));
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
): RecordPages<I, Totals> {
  const known = new Set(items.map(({ id }) => id));
  const fresh = list.filter(({ id }) => !known.has(id) && known.add(id));
  const over = !list.length || page >= totalPages;
  return { items: [...items, ...fresh], totals, page, beyond: over ? 'none' : 'page' };
}
