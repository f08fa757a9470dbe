export type CsvCell = string | number | undefined;

/** Characters with which a formula of a spreadsheet begins. */
const FORMULA = /^[=+\-@\t\r]/;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns rows as a CSV file (RFC 4180). It starts with a byte order mark, without which spreadsheets do not read it as
 * UTF-8. Texts that would be formulas get an apostrophe in front; numbers remain numbers.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
