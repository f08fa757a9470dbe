import type { ReadableAtom } from 'nanostores';
import type { Removal } from './removals.ts';
import type { Remote, ServedStore } from './resource.ts';

/** The pages of a list that have been read. */
export interface InfinitePages<Item, Totals = undefined> {
  items: readonly Item[];
  /** Totals over the whole list, not only over the pages read. */
  totals: Totals;
  /** The last page read; pages count from 1. */
  page: number;
  nextPage: 'none' | 'available' | 'loading' | 'failed';
}

/** A list that loads more entries on scrolling. */
export interface Paginated<Pages> extends ReadableAtom<Remote<Pages>> {
  /** Requests again and shows the current value until the response arrives. */
  reload(): Promise<void>;
  /** Requests the next page; does nothing unless one is available. */
  fetchNextPage(): Promise<void>;
}

export interface InfiniteResource<Item, Totals = undefined>
  extends Paginated<InfinitePages<Item, Totals>>,
    Pick<ServedStore, 'forget'> {
  /** Requests again without showing a loading state. Resolves to whether it succeeded. */
  refresh(): Promise<boolean>;
  /** Changes an entry of the list. */
  update(id: string, change: (item: Item) => Item): void;
  /** Shows an entry that was added at the gateway first, if it belongs to this list. */
  add(item: Item): void;
  /**
   * Call before asking the gateway to remove an entry: later pages shift forward and no entry is skipped. The entry
   * is hidden at once, or with `hidden` false once the gateway has removed it.
   */
  remove(id: string, hidden?: boolean): Removal;
}

/** Whether a list has ended without an entry. */
export function hasNoItems<Pages extends Pick<InfinitePages<unknown>, 'items' | 'nextPage'>>(
  pages: Pages,
): boolean {
  return !pages.items.length && pages.nextPage === 'none';
}
