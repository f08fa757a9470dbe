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
  /** What stands while loading, of the size of what comes. */
  skeleton: ReactNode;
  empty: TextKey;
  /** Said while a further page is on its way. */
  waiting: TextKey;
  /** What stands above the rows. */
  head(totals: Totals): ReactNode;
  row(item: Item): ReactNode;
}

/** A list with its four states, which goes on while it is scrolled. */
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
