import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Growing, GrowingSource } from '../gateway/growing.ts';
import type { TextKey } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Face, Failed } from './face.tsx';
import { useNear } from './near.tsx';
import './growing-list.css';

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

/** Pixels from the bottom at which the next page is asked for (B9). */
const BOTTOM = 300;

/** A list with its four faces, which goes on while it is scrolled. */
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
    <Face
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
          <End more={source.more} beyond={beyond} waiting={waiting} />
        </>
      )}
    </Face>
  );
}

interface EndProps {
  more(): void;
  beyond: Growing<never, never>['beyond'];
  waiting: TextKey;
}

function End({ more, beyond, waiting }: EndProps) {
  const { t } = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element, { margin: BOTTOM });
  useEffect(() => {
    if (near && beyond === 'page') more();
  }, [near, beyond, more]);
  return (
    <div ref={element} className="growing-list__end">
      {beyond === 'failed' && <Failed retry={more} />}
      {beyond === 'loading' && <p role="status">{t(waiting)}</p>}
    </div>
  );
}
