import { sortedRows } from './sorted-rows.ts';

const BEGIN = '<!-- calls: written by npm run contract -->';
const END = '<!-- end of calls -->';

/** The calls as a table of the guide. */
function pathsTable(): string {
  const rows = sortedRows().map((row) =>
    [
      `\`${row.name}\``,
      `${row.method} \`${row.path}\``,
      row.session,
      row.module,
      row.cacheSeconds ? `${row.cacheSeconds} s` : '',
      [row.sealed && 'sealed', row.form && 'form', row.open && 'open', row.flag && `if ${row.flag}`]
        .filter(Boolean)
        .join(', '),
    ].join(' | '),
  );
  return [
    '| call | method and path | session | module | kept | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** The guide with its table made anew. */
export function withTable(guide: string): string {
  const [before = '', rest = ''] = guide.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined)
    throw new Error('docs/operators/gateway.md has lost the marks around its table of calls');
  return `${before}${BEGIN}\n\n${pathsTable()}\n\n${END}${after}`;
}
