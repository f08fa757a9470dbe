/** The kinds of counts in display order, with the properties of their colours. */
export const kinds = [
  { key: 'seen', name: 'Seen', colour: '--accent' },
  { key: 'used', name: 'Used', colour: '--second' },
  { key: 'registered', name: 'Registered', colour: '--third' },
];

const numbers = new Intl.NumberFormat('en');

function cell(tag, text, more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text, ...more });
}

/** Fills a table with a row per name. Cells have roles, because narrow screens change their display. */
export function tableOf(table, what, rows) {
  const head = document.createElement('tr');
  head.append(
    cell('th', what, { scope: 'col', role: 'columnheader' }),
    ...kinds.map(({ name }) => cell('th', name, { scope: 'col', role: 'columnheader' })),
  );
  const lines = rows.map(({ name, ...counts }) => {
    const line = document.createElement('tr');
    line.role = 'row';
    const first = cell('th', '', { scope: 'row', role: 'rowheader' });
    first.append(cell('bdi', name));
    line.append(first, ...kinds.map(({ key }) => cell('td', numbers.format(counts[key]), { role: 'cell' })));
    return line;
  });
  const [top, body] = [document.createElement('thead'), document.createElement('tbody')];
  head.role = 'row';
  top.role = body.role = 'rowgroup';
  table.role = 'table';
  top.append(head);
  body.append(...lines);
  table.replaceChildren(top, body);
}
