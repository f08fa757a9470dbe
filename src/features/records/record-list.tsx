import { Fragment, type ReactNode, Suspense } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { GrowingList } from '../../ui/growing-list.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tabId } from '../../ui/tabs.tsx';
import { useMedia } from '../../ui/use-media.tsx';
import type { RangeName } from './ranges.ts';
import { dayName, groupByDay } from './record-days.ts';
import type { ExportProps } from './record-export.tsx';
import { RECORD_PANEL, rangeTab } from './record-filters.tsx';
import type { RecordPages } from './record-pages.ts';
import { type EntriesProps, type LookProps, RecordCard } from './record-row.tsx';
import type { TableProps } from './record-table.tsx';
import './record-list.css';

const SKELETONS = 6;

/** Room for a table of eight columns; in `em`, so that larger text shows cards. */
export const TABLE_WIDTH = '(min-width: 64em)';

const RecordTable = lazyComponent(async () => ({
  default: (await import('./record-table.tsx')).RecordTable<{ id: string }>,
})) as <Item extends { id: string }>(props: TableProps<Item>) => ReactNode;
const RecordExport = lazyComponent(async () => ({
  default: (await import('./record-export.tsx')).RecordExport<{ id: string }>,
})) as <Item extends { id: string }>(props: ExportProps<Item>) => ReactNode;

export const recordSkeleton = (
  <>
    <Skeleton className="record-sums record-sums--waiting" />
    <Skeleton className="record-sums--export" />
    <Skeleton className="record record--waiting" count={SKELETONS} />
  </>
);

/** The panel that the tabs of ranges control. */
export function RecordPanel({ range, children }: { range: RangeName; children: ReactNode }) {
  return (
    <div
      id={RECORD_PANEL}
      className="record-panel"
      role="tabpanel"
      aria-labelledby={tabId(RECORD_PANEL, rangeTab(range))}
    >
      {children}
    </div>
  );
}

interface ListProps<Item, Totals> extends LookProps<Item> {
  list: RecordPages<Item, Totals>;
  sums(totals: Totals): ReactNode;
  empty?: TextKey;
}

/** A record with infinite scrolling, below the totals of the range. */
export function RecordList<Item extends { id: string }, Totals>({
  list,
  sums,
  empty = 'records.none',
  ...look
}: ListProps<Item, Totals>) {
  return (
    <RecordPanel range={look.range}>
      <InfiniteList
        list={list}
        skeleton={recordSkeleton}
        empty={empty}
        waiting="records.loadMore"
        head={sums}
        body={(items, end, nextPage) => (
          <RecordEntries
            key={list.id}
            {...look}
            items={items}
            readPage={list.readPage}
            nextPage={nextPage}
            end={end}
          />
        )}
      />
    </RecordPanel>
  );
}

/** Entries as a table on wide screens and as cards on others, with the export. */
export function RecordEntries<Item extends { id: string }>(props: EntriesProps<Item>) {
  const { file, range, picture, below, onOpen, items, readPage, end } = props;
  const columns = props.columns.filter(({ optional, value }) => !optional || items.some(value));
  const texts = useTexts();
  const format = { texts, currency: siteConfig().currency };
  const ownDevice = platform().ownDevice;
  const now = platform().now();
  const wide = useMedia(TABLE_WIDTH) && ownDevice;
  const toExport = ownDevice && !platform().device.inApp && (
    <Suspense fallback={<div className="record-export" />}>
      <RecordExport
        items={items}
        readPage={readPage}
        columns={columns}
        format={format}
        range={range}
        file={file}
      />
    </Suspense>
  );
  if (wide) {
    return (
      <Suspense fallback={recordSkeleton}>
        <RecordTable {...props} columns={columns} format={format} tools={toExport} />
      </Suspense>
    );
  }
  const time = columns.find(({ card }) => card === 'time');
  const daysOf = (drawn: readonly Item[]) =>
    time ? groupByDay(drawn, (item) => Number(time.value(item))) : [{ start: 0, items: drawn }];
  const nameOf = (start: number) => time && (dayName(start, now, texts.language) ?? texts.t('records.today'));
  const [first] = daysOf(items.slice(0, 1));
  return (
    <>
      {(time || toExport) && (
        <div className="record-tools">
          <p className="record-day">{first && nameOf(first.start)}</p>
          {toExport}
        </div>
      )}
      <GrowingList items={items} end={end}>
        {(drawn) =>
          daysOf(drawn).map(({ start, items: entries }, index) => (
            <Fragment key={start}>
              {index > 0 && <p className="record-day">{nameOf(start)}</p>}
              <ul className="record-list" aria-label={nameOf(start)}>
                {entries.map((item) => (
                  <RecordCard
                    key={item.id}
                    {...{ item, columns, picture, below, format }}
                    onOpen={onOpen && (() => onOpen(item))}
                  />
                ))}
              </ul>
            </Fragment>
          ))
        }
      </GrowingList>
    </>
  );
}
