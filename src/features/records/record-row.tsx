import { Fragment, type ReactNode } from 'react';
import type { InfinitePages } from '../../gateway/cache/paginated.ts';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import type { RangeName } from './ranges.ts';
import { type RecordColumn, type RecordFormat, signOf, valueText } from './record-columns.ts';
import { timeOfDayText } from './record-days.ts';
import type { ReadPage } from './record-pages.ts';
import './record-list.css';

export interface Entry extends Description {
  /** Positive or negative; absent for values without a colour. */
  sign?: number;
}

export const toneForSign = (sign = 0) => `record-amount--${sign > 0 ? 'plus' : sign < 0 ? 'minus' : 'even'}`;

export function RecordSums({ sums }: { sums: readonly Entry[] }) {
  return (
    <dl className="record-sums">
      {sums.map(({ label, value, sign }) => (
        <div key={label} className="record-sums__sum">
          <dt>{label}</dt>
          <dd className={toneForSign(sign)}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface LookProps<Item> {
  /** Name of the table. */
  name: string;
  /** Start of the name of the exported file. */
  file: string;
  range: RangeName;
  columns: readonly RecordColumn<Item>[];
  /** Picture at the start of an entry's card. */
  picture?: ((item: Item) => ReactNode) | undefined;
  /** Content below the texts of an entry's card. */
  below?: ((item: Item) => ReactNode) | undefined;
  /** Opens an entry's details from its card; a table shows them all. */
  onOpen?: (item: Item) => void;
}

export interface EntriesProps<Item extends { id: string }> extends LookProps<Item> {
  items: readonly Item[];
  /** Requests more than `items`, for the order of a table and for the export; absent if they are all. */
  readPage?: ReadPage<Item, unknown>;
  nextPage?: InfinitePages<Item>['nextPage'];
  end?: ReactNode;
}

interface RowProps<Item> extends Pick<LookProps<Item>, 'columns' | 'picture' | 'below'> {
  item: Item;
  format: RecordFormat;
  /** Opens the entry's details in a dialog. */
  onOpen?: (() => void) | undefined;
}

/** An entry of a record as a card. */
export function RecordCard<Item>({ item, columns, picture, below, format, onOpen }: RowProps<Item>) {
  const shown = columns.filter(({ only }) => only !== 'table');
  const columnOf = (name: RecordColumn<Item>['card']) => shown.find(({ card }) => card === name);
  const textOf = (column: RecordColumn<Item> | undefined) => column && valueText(column, item, format);
  const title = <strong dir="auto">{textOf(columnOf('title'))}</strong>;
  const [amount, side, time] = [columnOf('amount'), columnOf('side'), columnOf('time')];
  const state = textOf(columnOf('state'));
  const notes = [
    ...shown.filter(({ card }) => card === 'note').map(textOf),
    time && timeOfDayText(Number(time.value(item)), format.texts.language),
  ].filter(Boolean);
  const details = shown
    .filter(({ card, hidesZero, value }) => !card && !(hidesZero && value(item) === 0))
    .map((column) => ({ label: column.label, value: valueText(column, item, format) }))
    .filter(({ value }) => value);
  return (
    <li className="record">
      {picture?.(item)}
      <div className="record__texts">
        <p className="record__line record__line--head">
          {onOpen ? (
            <button type="button" className="record__open" aria-haspopup="dialog" onClick={onOpen}>
              {title}
            </button>
          ) : (
            title
          )}
          {amount && (
            <bdi className={`record__amount ${toneForSign(signOf(amount, item))}`}>{textOf(amount)}</bdi>
          )}
        </p>
        {(notes.length > 0 || state) && (
          <p className="record__line record__line--notes">
            <span>
              {notes.map((note, index) => (
                <Fragment key={note}>
                  {index > 0 && ' · '}
                  <bdi>{note}</bdi>
                </Fragment>
              ))}
            </span>
            {state && <span className="record__state">{state}</span>}
            {side && (
              <span>
                {side.label} <bdi>{textOf(side)}</bdi>
              </span>
            )}
          </p>
        )}
        {details.length > 0 && <DescriptionList className="record__details" items={details} />}
        {below?.(item)}
      </div>
    </li>
  );
}
