type Cell = string | { text: string; style: string };

interface Table {
  caption?: string;
  columns: readonly string[];
  /** Columns of texts; all others but the first are numbers, which end at the same edge. */
  texts?: readonly string[];
  rows: readonly (readonly Cell[])[];
  empty: string;
}

const make = <T extends keyof HTMLElementTagNameMap>(name: T, text = '') => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

export function fillTable(table: HTMLElement, { caption, columns, texts = [], rows, empty }: Table): void {
  // Few columns fit side by side on narrow screens.
  table.classList.toggle('is-narrow', columns.length <= 3);
  const head = make('tr');
  for (const column of columns) {
    const cell = make('th', column);
    cell.scope = 'col';
    if (texts.includes(column)) cell.className = 'is-text';
    head.append(cell);
  }
  const body = make('tbody');
  for (const row of rows) {
    const line = make('tr');
    row.forEach((cell, at) => {
      const { text, style } = typeof cell === 'string' ? { text: cell, style: '' } : cell;
      const element = make(at ? 'td' : 'th', text);
      if (!at) element.setAttribute('scope', 'row');
      if (texts.includes(columns[at]!)) element.className = 'is-text';
      if (style) element.classList.add(style);
      line.append(element);
    });
    body.append(line);
  }
  const above = make('thead');
  above.append(head);
  const title = make('caption', rows.length ? (caption ?? '') : empty);
  table.replaceChildren(...(title.textContent ? [title] : []), ...(rows.length ? [above, body] : []));
}
