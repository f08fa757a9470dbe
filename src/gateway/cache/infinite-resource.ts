import { onMount } from 'nanostores';
import { wait } from '../../lib/timing.ts';
import { asGatewayError } from '../http/errors.ts';
import type { GatewayRead } from './gateway-read.ts';
import { mutate } from './mutate.ts';
import {
  addPage,
  nextPageNumber,
  type Page,
  type PageProgress,
  prependEntry,
  removeEntries,
  rewindAfterRemovals,
  startProgress,
  startsWithPage,
} from './page-progress.ts';
import type { InfinitePages, InfiniteResource } from './paginated.ts';
import { createRemovals, type Removal } from './removals.ts';
import { type Resource, resource } from './resource.ts';
import { readsServed } from './served-values.ts';

interface Options<Item> {
  /** Read of the first page, if a server may have read it. */
  first?: GatewayRead<Page<Item, unknown>>;
  /** Called with the entries that a server read. */
  onServed?(items: readonly Item[]): void;
  /** Milliseconds until a new subscriber triggers another request. */
  freshFor?: number;
  /** Milliseconds between two page requests; 0 by default. */
  gap?: number;
  /** Returns the identity of an entry; its `id` by default. */
  idOf?: (item: Item) => string;
  /** Whether an added entry belongs to this list; true by default. */
  belongs?: (item: Item) => boolean;
  /**
   * Stores how many pages each list had. With it, a reloaded list keeps its length: it requests only the first page
   * when that page has not changed, otherwise all of its pages.
   */
  lengths?: { known(list: string): number; note(list: string, pages: number): void };
}

type ReadPage<Item, Totals> = (pageNo: number, signal: AbortSignal) => Promise<Page<Item, Totals>>;

interface Pages<Item, Totals> extends InfinitePages<Item, Totals> {
  reading: PageProgress<Item>;
}

/** Pages requested in parallel when a list that had several pages is shown again. */
const AT_ONCE = 10;

/**
 * Returns a cached list that loads page by page, one instance per key. The first subscriber triggers the first page,
 * `fetchNextPage` each following one, one request at a time. Requests are aborted when the last subscriber leaves or
 * the list is invalidated.
 */
export function infiniteResource<Item extends { id: string }, Totals = undefined>(
  key: string,
  read: ReadPage<Item, Totals>,
  options?: Options<Item>,
): InfiniteResource<Item, Totals>;
export function infiniteResource<Item, Totals = undefined>(
  key: string,
  read: ReadPage<Item, Totals>,
  options: Options<Item> & Required<Pick<Options<Item>, 'idOf'>>,
): InfiniteResource<Item, Totals>;
export function infiniteResource<Item, Totals>(
  key: string,
  read: ReadPage<Item, Totals>,
  { first, onServed, freshFor, gap = 0, idOf = ownId, belongs, lengths }: Options<Item> = {},
): InfiniteResource<Item, Totals> {
  type Value = Pages<Item, Totals>;
  const removals = createRemovals();
  let askedAt = Number.NEGATIVE_INFINITY;
  let running: { reading: PageProgress<Item>; done: Promise<void>; abort: AbortController } | undefined;

  const shown = (): Value | undefined => ($pages.value?.state === 'ready' ? $pages.value.value : undefined);
  const ask = (pageNo: number, signal: AbortSignal) => {
    askedAt = performance.now();
    return read(pageNo, signal);
  };
  const visible = ({ entries, askedAt }: PageProgress<Item>): readonly Item[] => {
    const hidden = removals.hiddenSince(askedAt);
    return hidden.size ? entries.filter((item) => !hidden.has(idOf(item))) : entries;
  };
  const pagesOf = (reading: PageProgress<Item>, totals: Totals, more: boolean): Value => ({
    items: visible(reading),
    totals,
    page: reading.page,
    nextPage: more ? 'available' : 'none',
    reading,
  });
  const change = (next: Partial<Value> | ((reading: PageProgress<Item>) => void)) =>
    mutate($pages, (value) => {
      if (typeof next !== 'function') return { ...value, ...next };
      next(value.reading);
      return { ...value, items: visible(value.reading) };
    });

  const readAgain = async (signal: AbortSignal): Promise<Value> => {
    const asked = removals.moment();
    removals.forget(shown()?.reading.askedAt ?? asked);
    const first = await ask(1, signal);
    const before = shown();
    if (lengths && before && before.page > 1 && startsWithPage(before.items, first.list, idOf)) {
      // The first page has not changed: keep the list at its length.
      const { reading } = before;
      rewindAfterRemovals(reading, first.totalPages, removals.countSince(reading.askedAt));
      const following = nextPageNumber(reading, removals.countSince(reading.askedAt));
      const again = pagesOf(reading, first.totals, following <= first.totalPages);
      return running ? { ...again, nextPage: 'loading' } : again;
    }
    const known = lengths ? Math.max(before?.page ?? 0, lengths.known(key)) : 1;
    const length = Math.min(known, AT_ONCE, first.totalPages);
    const others = Array.from({ length: Math.max(0, length - 1) }, (_, index) => ask(index + 2, signal));
    const answers = await Promise.allSettled(others);
    const reading = startProgress<Item>(asked);
    let more = addPage(reading, 1, first, idOf);
    let { totals } = first;
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 'rejected' || !more) break;
      more = addPage(reading, index + 2, answer.value, idOf);
      totals = answer.value.totals;
    }
    // Some of the parallel pages may include a removal and others not, so an entry between two pages may be missing.
    if (others.length && removals.countSince(asked)) {
      reading.page = 1;
      more = true;
    }
    running?.abort.abort();
    return pagesOf(reading, totals, more);
  };

  const readOn = async (reading: PageProgress<Item>, signal: AbortSignal): Promise<void> => {
    const late = () => signal.aborted || shown()?.reading !== reading;
    for (;;) {
      const rest = askedAt + gap - performance.now();
      if (rest > 0) await wait(rest);
      if (late()) return;
      const asked = removals.moment();
      const removed = removals.countSince(reading.askedAt);
      const pageNo = nextPageNumber(reading, removed);
      let answer: Page<Item, Totals>;
      try {
        answer = await ask(pageNo, signal);
      } catch (thrown) {
        asGatewayError(thrown);
        if (!late()) change({ nextPage: 'failed' });
        return;
      }
      if (late()) return;
      // A removal began during the request, so the page may start after unread entries: request again.
      if (removals.begunSince(asked)) continue;
      if (pageNo > reading.rewoundFrom && rewindAfterRemovals(reading, answer.totalPages, removed)) {
        reading.rewoundFrom = pageNo;
        continue;
      }
      const gone = removals.hiddenSince(reading.askedAt);
      for (const id of removals.hiddenSince(asked)) gone.delete(id);
      for (const item of answer.list) gone.delete(idOf(item));
      reading.askedAt = asked;
      removeEntries(reading, gone, idOf);
      const more = addPage(reading, pageNo, answer, idOf);
      change(pagesOf(reading, answer.totals, more));
      lengths?.note(key, pageNo);
      return;
    }
  };

  const stop = () => {
    running?.abort.abort();
    running = undefined;
  };

  /** Creates the list from the first page that a server read. */
  const revive = (page: Page<Item, Totals>): Value => {
    const reading = startProgress<Item>(removals.moment());
    const more = addPage(reading, 1, page, idOf);
    onServed?.(page.list);
    // A visitor who returns to a place further down needs the other pages at once.
    if (lengths && lengths.known(key) > 1) queueMicrotask(() => void $pages.refresh());
    return pagesOf(reading, page.totals, more);
  };
  const source = first ? { ...first, read: readAgain } : readAgain;
  const $pages: Resource<Value> = resource<Value>(key, source, {
    freshFor,
    revive: readsServed ? revive : undefined,
    onForget() {
      stop();
      removals.forget(Number.POSITIVE_INFINITY);
    },
  });
  if ('fetchNextPage' in $pages) return $pages as unknown as InfiniteResource<Item, Totals>;
  onMount($pages, () => () => {
    if (running) change({ nextPage: 'available' });
    stop();
  });

  return Object.assign($pages, {
    fetchNextPage() {
      const now = shown();
      if (!now || now.nextPage === 'none') return Promise.resolve();
      if (running?.reading === now.reading) return running.done;
      const abort = new AbortController();
      const done = readOn(now.reading, abort.signal).finally(() => {
        if (running?.abort === abort) running = undefined;
      });
      running = { reading: now.reading, done, abort };
      change({ nextPage: 'loading' });
      return done;
    },
    update(id: string, next: (item: Item) => Item) {
      change((reading) => {
        reading.entries = reading.entries.map((item) => (idOf(item) === id ? next(item) : item));
      });
    },
    add(item: Item) {
      if (belongs && !belongs(item)) return;
      removals.added(idOf(item));
      change((reading) => prependEntry(reading, item, idOf));
    },
    remove(id: string, hidden = true): Removal {
      const note = removals.begin(id, hidden);
      change(() => {});
      return {
        settle(gone) {
          removals.settle(note, gone);
          change(() => {});
        },
      };
    },
  });
}

function ownId(item: unknown): string {
  return (item as { id: string }).id;
}
