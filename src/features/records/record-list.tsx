import type { ReactNode } from 'react';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tabId } from '../../ui/tabs.tsx';
import type { RangeName } from './ranges.ts';
import { RECORD_PANEL, rangeTab } from './record-filters.tsx';
import type { RecordPages } from './record-pages.ts';
import './record-list.css';

interface Props<Item, Totals> {
  list: RecordPages<Item, Totals>;
  range: RangeName;
  sums(totals: Totals): ReactNode;
  row(item: Item): ReactNode;
}

const SKELETONS = 6;

export const recordSkeleton = (
  <>
    <Skeleton className="record-sums record-sums--waiting" />
    <Skeleton className="record record--waiting" count={SKELETONS} />
  </>
);

/** The rows of a record, with infinite scrolling, below the totals of the range. */
export function RecordList<Item, Totals>({ list, range, sums, row }: Props<Item, Totals>) {
  return (
    <div id={RECORD_PANEL} role="tabpanel" aria-labelledby={tabId(RECORD_PANEL, rangeTab(range))}>
      <InfiniteList
        list={list}
        className="record-list"
        skeleton={recordSkeleton}
        empty="records.none"
        waiting="records.loadMore"
        head={sums}
        row={row}
      />
    </div>
  );
}
