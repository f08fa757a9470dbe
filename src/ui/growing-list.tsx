import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { GrowingSource } from '../gateway/growing.ts';
import type { TextKey } from '../i18n/keys.ts';
import { AsyncView } from './async-view.tsx';
import { ListEnd } from './list-end.tsx';

interface Props<I extends { id: string }, Totals> {
  source: GrowingSource<I, Totals>;
  /** Class of the list. */
  className: string;
  /** What stands while loading, of the size of what comes. */
  skeleton: ReactNode;
  empty: TextKey;
  /** Said while a further page is on its way. */
  waiting: TextKey;
  /** What stands above the rows. */
  head(totals: Totals): ReactNode;
  row(item: I): ReactNode;
}

/** A list with its four states, which goes on while it is scrolled. */
export function GrowingList<I extends { id: string }, Totals>({
  source,
  className,
  skeleton,
  empty,
  waiting,
  head,
  row,
}: Props<I, Totals>) {
  const pages = useStore(source.$pages);
  return (
    <AsyncView
      remote={pages}
      retry={source.$pages.reload}
      skeleton={skeleton}
      empty={empty}
      isEmpty={({ items, beyond }) => !items.length && beyond === 'none'}
    >
      {({ items, totals, beyond }) => (
        <>
          {head(totals)}
          <ul className={className}>{items.map(row)}</ul>
          <ListEnd more={source.more} beyond={beyond} waiting={waiting} />
        </>
      )}
    </AsyncView>
  );
}
