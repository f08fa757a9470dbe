type Cell = string | { text: string | readonly Node[]; style: string };

interface Table {
  caption?: string;
  columns: readonly string[];
  /** Columns of texts; all others but the first are numbers, which end at the same edge. */
  texts?: readonly string[];
  rows: readonly (readonly Cell[])[];
  empty: string;
}

/** Elements have roles, because narrow screens change their display. */
const make = <T extends keyof HTMLElementTagNameMap>(
  name: T,
  role: string,
  content: readonly (string | Node)[] = [],
) => {
  const element = document.createElement(name);
  element.role = role;
  element.append(...content);
  return element;
};

export function fillTable(table: HTMLElement, { caption, columns, texts = [], rows, empty }: Table): void {
  // Few columns fit side by side on narrow screens; those of texts are below each other there.
  table.classList.toggle('is-narrow', columns.length <= 3);
  table.classList.toggle('is-stacked', texts.length > 0);
  table.role = rows.length ? 'table' : null;
  const head = make('tr', 'row');
  for (const column of columns) {
    const cell = make('th', 'columnheader', [column]);
    cell.scope = 'col';
    if (texts.includes(column)) cell.className = 'is-text';
    head.append(cell);
  }
  const lines = rows.map((row) => {
    const cells = row.map((cell, at) => {
      const { text, style } = typeof cell === 'string' ? { text: cell, style: '' } : cell;
      const content = typeof text === 'string' ? [text] : text;
      const element = at ? make('td', 'cell', content) : make('th', 'rowheader', content);
      if (!at) element.scope = 'row';
      element.dataset.column = columns[at]!;
      if (texts.includes(columns[at]!)) element.className = 'is-text';
      if (style) element.classList.add(style);
      return element;
    });
    return make('tr', 'row', cells);
  });
  const title = document.createElement('caption');
  title.textContent = rows.length ? (caption ?? '') : empty;
  const parts = [make('thead', 'rowgroup', [head]), make('tbody', 'rowgroup', lines)];
  table.replaceChildren(...(title.textContent ? [title] : []), ...(rows.length ? parts : []));
}
