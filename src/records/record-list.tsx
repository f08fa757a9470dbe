import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Face, Failed } from '../ui/face.tsx';
import { useNear } from '../ui/near.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { tabId } from '../ui/tabs.tsx';
import type { RangeName } from './ranges.ts';
import { RECORD_PANEL } from './record-filters.tsx';
import type { RecordPages, RecordSource } from './record-pages.ts';
import './record-list.css';

interface Props<I extends { id: string }, Totals> {
  source: RecordSource<I, Totals>;
  range: RangeName;
  /** What stands above the rows. */
  sums(totals: Totals): ReactNode;
  row(item: I): ReactNode;
}

/** Pixels from the bottom at which the next page is asked for (B9). */
const BOTTOM = 300;
const SKELETONS = 6;

/** Placeholders of the sums and of some rows. */
export const recordSkeleton = (
  <>
    <Skeleton className="record-sums record-sums--waiting" />
    <Skeleton className="record record--waiting" count={SKELETONS} />
  </>
);

/** The rows of a record, which go on while they are scrolled, below the sums of the whole range. */
export function RecordList<I extends { id: string }, Totals>({ source, range, sums, row }: Props<I, Totals>) {
  const pages = useStore(source.$pages);
  return (
    <div id={RECORD_PANEL} role="tabpanel" aria-labelledby={tabId(RECORD_PANEL, range)}>
      <Face
        remote={pages}
        retry={source.$pages.reload}
        skeleton={recordSkeleton}
        empty="records.none"
        isEmpty={({ items, beyond }) => !items.length && beyond === 'none'}
      >
        {({ items, totals, beyond }) => (
          <>
            {sums(totals)}
            <ul className="record-list">{items.map(row)}</ul>
            <End more={source.more} beyond={beyond} />
          </>
        )}
      </Face>
    </div>
  );
}

function End({ more, beyond }: { more(): void; beyond: RecordPages<never, never>['beyond'] }) {
  const { t } = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element, { margin: BOTTOM });
  useEffect(() => {
    if (near && beyond === 'page') more();
  }, [near, beyond, more]);
  return (
    <div ref={element} className="record-list__end">
      {beyond === 'failed' && <Failed retry={more} />}
      {beyond === 'loading' && <p role="status">{t('records.loadMore')}</p>}
    </div>
  );
}
