import { onMount } from 'nanostores';
import { wait } from '../../lib/timing.ts';
import { asGatewayError } from '../http/errors.ts';
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

interface Options<Item> {
  /** Milliseconds after which a new reader makes it read again. */
  freshFor?: number;
  /** Milliseconds between two pages; none unless told. */
  gap?: number;
  /** Which entries are the same; their `id` unless told. */
  idOf?: (item: Item) => string;
  /** Whether an entry that is added belongs to the list; each unless told. */
  belongs?: (item: Item) => boolean;
  /**
   * Where lengths in pages are remembered. With it a list that is read again stays as long as it was: for the price
   * of its first page where that has not changed, else with the others read anew.
   */
  lengths?: { known(list: string): number; note(list: string, pages: number): void };
}

type ReadPage<Item, Totals> = (pageNo: number, signal: AbortSignal) => Promise<Page<Item, Totals>>;

interface Pages<Item, Totals> extends InfinitePages<Item, Totals> {
  reading: PageProgress<Item>;
}

/** Pages read together where a list is shown again that had several. */
const AT_ONCE = 10;

/**
 * A cached read that goes on by pages, one per key as every resource: the first page comes with the first reader, the
 * next ones by `fetchNextPage`, one at a time. Nobody reads on when the last reader has left, or when it is forgotten.
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
  { freshFor, gap = 0, idOf = ownId, belongs, lengths }: Options<Item> = {},
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
  /** What is to be seen of a reading. */
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
    $pages.mutate((value) => {
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
      // Nothing has moved: whoever comes back finds the list as long as it was.
      const { reading } = before;
      rewindAfterRemovals(reading, first.totalPages, removals.countSince(reading.askedAt));
      const following = nextPageNumber(reading, removals.countSince(reading.askedAt));
      const again = pagesOf(reading, first.totals, following <= first.totalPages);
      return running ? { ...again, nextPage: 'loading' } : again;
    }
    const length = lengths ? Math.min(before?.page ?? lengths.known(key), AT_ONCE, first.totalPages) : 1;
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
    // Some of the pages may know of a removal, and others not: between two of them an entry may be missing.
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
      // What came may begin behind entries that were not read: they are asked for instead.
      if (removals.begunSince(asked)) continue;
      if (pageNo > reading.told && rewindAfterRemovals(reading, answer.totalPages, removed)) {
        reading.told = pageNo;
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

  /** Gives up a page that is on its way. */
  const stop = () => {
    running?.abort.abort();
    running = undefined;
  };

  const $pages: Resource<Value> = resource<Value>(key, readAgain, {
    freshFor,
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
