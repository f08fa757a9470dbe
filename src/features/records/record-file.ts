import type { CsvCell } from '../../lib/csv.ts';
import { type RecordColumn, tableColumns } from './record-columns.ts';

/** Returns the header and the entries of a file: numbers and times as spreadsheets read them. */
export function recordRows<Item>(
  items: readonly Item[],
  columns: readonly RecordColumn<Item>[],
  currency: string,
): CsvCell[][] {
  const shown = tableColumns(columns);
  const header = shown.map(({ label, kind }) =>
    kind === 'money' || kind === 'signed' ? `${label} (${currency})` : label,
  );
  return [
    header,
    ...items.map((item) =>
      shown.map(({ kind, value }) => {
        const raw = value(item);
        return kind === 'time' && typeof raw === 'number' ? sheetTime(raw) : raw;
      }),
    ),
  ];
}

/** Formats a time of the device's time zone like `2026-11-26 19:05:09`. */
function sheetTime(time: number): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}
