import { languages } from '../../i18n/languages.ts';
import type { RecordColumn, RecordFormat } from './record-columns.ts';

export interface RecordSort {
  /** Id of the column. */
  column: string;
  descending: boolean;
}

/** Returns the order in which a record arrives: its newest entry first. */
export function arrivalOrder<Item>(columns: readonly RecordColumn<Item>[]): RecordSort | undefined {
  const column = columns.find(({ kind }) => kind === 'time' || kind === 'day');
  return column && { column: column.id, descending: true };
}

/** Returns the order after a press on a column: amounts and times begin with the largest, texts with A. */
export function nextSort<Item>(
  { id, kind }: RecordColumn<Item>,
  current: RecordSort | undefined,
): RecordSort {
  return { column: id, descending: current?.column === id ? !current.descending : kind !== 'text' };
}

/** Returns entries in an order; entries without the value are last, equal ones keep their order. */
export function sorted<Item>(
  items: readonly Item[],
  columns: readonly RecordColumn<Item>[],
  { column: id, descending }: RecordSort,
  { texts: { language } }: RecordFormat,
): readonly Item[] {
  const column = columns.find((one) => one.id === id);
  if (!column) return items;
  const { compare } = new Intl.Collator(languages[language].locales, { numeric: true });
  return items.toSorted((first, second) => {
    const [one, other] = [column.value(first), column.value(second)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : compare(String(one), String(other));
    return descending ? -order : order;
  });
}
