import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import ChevronsUpDown from 'lucide/dist/esm/icons/chevrons-up-down.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { asGatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { RangeName } from './ranges.ts';
import { type RangeEntries, readRange } from './read-range.ts';
import {
  isNumeric,
  type RecordColumn,
  type RecordFormat,
  signOf,
  tableColumns,
  valueText,
} from './record-columns.ts';
import type { ReadPage } from './record-pages.ts';
import { type EntriesProps, toneForSign } from './record-row.tsx';
import { arrivalOrder, nextSort, type RecordSort, sorted } from './record-sort.ts';
import './record-table.css';

export interface TableProps<Item extends { id: string }> extends EntriesProps<Item> {
  format: RecordFormat;
  /** Content above the table. */
  tools: ReactNode;
}

/** The entries of a record as a table, whose columns can be sorted. */
export function RecordTable<Item extends { id: string }>({
  tools,
  items,
  readPage,
  nextPage = 'none',
  end,
  ...look
}: TableProps<Item>) {
  const { columns, format } = look;
  const { t, number } = format.texts;
  const { all, sort, waiting, sortBy } = useSort(nextPage === 'none', look.range, readPage);
  const shown = sort ? sorted(all?.items ?? items, columns, sort, format) : items;
  return (
    <>
      <div className="record-tools">
        <p className="record-tools__status" role="status">
          {waiting && t('records.loadMore')}
          {all && !all.complete && t('records.part', { number: number(shown.length) })}
        </p>
        {tools}
      </div>
      <GrowingList items={shown} end={!all && end}>
        {(drawn) => (
          <PlainTable {...look} items={drawn} sort={sort ?? arrivalOrder(columns)} onSort={sortBy} />
        )}
      </GrowingList>
    </>
  );
}

interface PlainTableProps<Item extends { id: string }>
  extends Pick<TableProps<Item>, 'name' | 'items' | 'columns' | 'format'> {
  /** The order of the entries. */
  sort?: RecordSort | undefined;
  /** Without it the columns cannot be sorted. */
  onSort?(sort: RecordSort): void;
}

export function PlainTable<Item extends { id: string }>({
  name,
  items,
  columns,
  format,
  sort,
  onSort,
}: PlainTableProps<Item>) {
  const shown = tableColumns(columns);
  const classOf = (column: RecordColumn<Item>) =>
    isNumeric(column) ? 'record-table__number' : column.isLong && 'record-table__long';
  return (
    <table className="record-table" aria-label={name}>
      <thead>
        <tr>
          {shown.map((column) => {
            const { id, label, sorts } = column;
            const order = sort?.column === id ? sort : undefined;
            const direction = order?.descending ? 'descending' : 'ascending';
            return (
              <th key={id} scope="col" className={classOf(column)} aria-sort={order && direction}>
                {sorts === false || !onSort ? (
                  <span className="record-table__label">{label}</span>
                ) : (
                  <button
                    type="button"
                    className="record-table__label record-table__sort"
                    onClick={() => onSort(nextSort(column, sort))}
                  >
                    {label}
                    <Icon shapes={!order ? ChevronsUpDown : order.descending ? ArrowDown : ArrowUp} />
                  </button>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            {shown.map((column) => (
              <td key={column.id} className={classOf(column)}>
                <bdi className={toneForSign(signOf(column, item))}>{valueText(column, item, format)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The order of a table. Sorting needs all entries of the range, so the first sort reads them. */
function useSort<Item extends { id: string }>(
  complete: boolean,
  range: RangeName,
  readPage: ReadPage<Item, unknown> | undefined,
) {
  const [sort, setSort] = useState<RecordSort>();
  const [all, setAll] = useState<RangeEntries<Item>>();
  const [waiting, setWaiting] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const sortBy = async (next: RecordSort) => {
    running.current?.abort();
    if (all || complete || !readPage) return setSort(next);
    const abort = new AbortController();
    running.current = abort;
    setWaiting(true);
    try {
      const entries = await readRange(readPage, range, abort.signal);
      if (running.current !== abort) return;
      setAll(entries);
      setSort(next);
    } catch (thrown) {
      const error = asGatewayError(thrown);
      if (error.kind !== 'aborted') showToast(errorText(error), { kind: 'failure' });
    } finally {
      if (running.current === abort) setWaiting(false);
    }
  };
  return { all, sort, waiting, sortBy: (next: RecordSort) => void sortBy(next) };
}
