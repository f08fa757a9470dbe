import type { ReadableAtom } from 'nanostores';
import type { Removal } from './removals.ts';
import type { Remote } from './resource.ts';

/** A list as far as it was read. */
export interface InfinitePages<Item, Totals = undefined> {
  items: readonly Item[];
  /** Over all there is, however much of it was read. */
  totals: Totals;
  /** The last page that was read; pages count from 1. */
  page: number;
  /** What can be had beyond: nothing, a page, one on its way, one that failed to come. */
  nextPage: 'none' | 'available' | 'loading' | 'failed';
}

/** What a list that goes on as it is scrolled needs. */
export interface Paginated<Pages> extends ReadableAtom<Remote<Pages>> {
  /** Reads again, keeping what is shown until the answer is there. */
  reload(): Promise<void>;
  /** Adds the next page. Does nothing unless there is one to ask for. */
  fetchNextPage(): Promise<void>;
}

/** A cached read by pages. */
export interface InfiniteResource<Item, Totals = undefined> extends Paginated<InfinitePages<Item, Totals>> {
  /** Reads again without a word: what failed is shown until there is something else. Tells whether it could be read. */
  refresh(): Promise<boolean>;
  /** Changes an entry that is there. */
  update(id: string, change: (item: Item) => Item): void;
  /** Shows an entry that was added at the gateway first, where it belongs to the list. */
  add(item: Item): void;
  /**
   * Notes that an entry is being removed at the gateway, before it is asked to: what follows moves forward, and no
   * entry is skipped. It leaves the list at once, or, with `hidden` false, when the gateway has done it.
   */
  remove(id: string, hidden?: boolean): Removal;
}
