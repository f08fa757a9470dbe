import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { InfinitePages, Paginated } from '../gateway/cache/paginated.ts';
import type { TextKey } from '../i18n/keys.ts';
import { AsyncView } from './async-view.tsx';
import { GrowingList } from './growing-list.tsx';
import { ListEnd } from './list-end.tsx';

interface Props<Item, Totals> {
  list: Paginated<InfinitePages<Item, Totals>>;
  /** Class of the list. */
  className: string;
  /** Placeholder of the size of the content. */
  skeleton: ReactNode;
  empty: TextKey;
  /** Text while the next page loads. */
  waiting: TextKey;
  /** Content above the rows. */
  head(totals: Totals): ReactNode;
  row(item: Item): ReactNode;
}

/** An infinite list with all states of its resource. */
export function InfiniteList<Item, Totals>({
  list,
  className,
  skeleton,
  empty,
  waiting,
  head,
  row,
}: Props<Item, Totals>) {
  return (
    <AsyncView
      remote={useStore(list)}
      retry={list.reload}
      skeleton={skeleton}
      empty={empty}
      isEmpty={({ items, nextPage }) => !items.length && nextPage === 'none'}
    >
      {({ items, totals, nextPage }) => (
        <>
          {head(totals)}
          <GrowingList items={items} end={<ListEnd list={list} nextPage={nextPage} waiting={waiting} />}>
            {(drawn) => <ul className={className}>{drawn.map(row)}</ul>}
          </GrowingList>
        </>
      )}
    </AsyncView>
  );
}
