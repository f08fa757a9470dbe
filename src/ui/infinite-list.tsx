import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { hasNoItems, type InfinitePages, type Paginated } from '../gateway/cache/paginated.ts';
import type { TextKey } from '../i18n/keys.ts';
import { AsyncView } from './async-view.tsx';
import { GrowingList } from './growing-list.tsx';
import { ListEnd } from './list-end.tsx';

interface Props<Item, Totals> {
  list: Paginated<InfinitePages<Item, Totals>>;
  /** Placeholder of the size of the content. */
  skeleton: ReactNode;
  empty: TextKey;
  /** Text while the next page loads. */
  waiting: TextKey;
  /** Content above the rows. */
  head(totals: Totals): ReactNode;
}

interface ListProps<Item, Totals> extends Props<Item, Totals> {
  /** Class of the list. */
  className: string;
  row(item: Item): ReactNode;
}

interface BodyProps<Item, Totals> extends Props<Item, Totals> {
  /** Renders the entries and the end of the list. */
  body(items: readonly Item[], end: ReactNode, nextPage: InfinitePages<Item>['nextPage']): ReactNode;
}

/** An infinite list with all states of its resource. */
export function InfiniteList<Item, Totals>({
  list,
  skeleton,
  empty,
  waiting,
  head,
  ...shown
}: ListProps<Item, Totals> | BodyProps<Item, Totals>) {
  return (
    <AsyncView
      remote={useStore(list)}
      retry={list.reload}
      skeleton={skeleton}
      empty={empty}
      isEmpty={hasNoItems}
    >
      {({ items, totals, nextPage }) => {
        const end = <ListEnd list={list} nextPage={nextPage} waiting={waiting} />;
        return (
          <>
            {head(totals)}
            {'body' in shown ? (
              shown.body(items, end, nextPage)
            ) : (
              <GrowingList items={items} end={end}>
                {(drawn) => <ul className={shown.className}>{drawn.map(shown.row)}</ul>}
              </GrowingList>
            )}
          </>
        );
      }}
    </AsyncView>
  );
}
