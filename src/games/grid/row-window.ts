/** Columns of a grid, and pixels between the tops of two rows. Both are 0 without a layout. */
export interface GridSize {
  columns: number;
  rowHeight: number;
}

/** The visible part of a grid: pixels of the grid above the screen, and the screen's height. */
export interface Viewport {
  above: number;
  height: number;
}

/** Rows of a grid; `to` is exclusive. */
export interface Rows {
  from: number;
  to: number;
}

/** Maximum number of tiles in the DOM. A tile has about twelve elements, so the page stays below 1,500. */
const MOST_TILES = 90;
/** Maximum number of rows on either side of the visible ones, so that fast scrolling shows no gap. */
const OVERSCAN = 6;

/** Columns in a document without a layout. */
const UNSEEN = 3;

/** Rows that the server renders: more than a phone shows, so that its page stays small and requests few pictures. */
export const SERVED_ROWS = 6;

/** Returns the rows to render for `count` games, with `margin` rows on either side of the visible ones. */
export function rowsAround(
  size: GridSize,
  count: number,
  { above, height }: Viewport,
  margin = OVERSCAN,
): Rows {
  const columns = size.columns || UNSEEN;
  const rowHeight = size.columns && size.rowHeight;
  const most = Math.floor(MOST_TILES / columns);
  const last = rowCount(count, columns);
  if (!rowHeight) return { from: 0, to: Math.min(most, last) };
  const first = Math.min(Math.max(0, Math.floor(above / rowHeight)), last);
  // Content above the grid takes a part of the screen.
  const room = Math.max(0, height + Math.min(0, above));
  const seen = Math.min(Math.ceil(room / rowHeight) + 1, most);
  const around = Math.min(margin, Math.floor((most - seen) / 2));
  return { from: Math.max(0, first - around), to: Math.min(last, first + seen + around) };
}

/** Returns the rows to render, including the focused row and its neighbours, in order. */
export function withFocused({ from, to }: Rows, focused: number | undefined, last: number): number[] {
  const rows = new Set<number>();
  for (let row = from; row < to; row++) rows.add(row);
  if (focused !== undefined) {
    for (let row = Math.max(0, focused - 1); row <= Math.min(focused + 1, last - 1); row++) rows.add(row);
  }
  return [...rows].sort((a, b) => a - b);
}

export function rowCount(count: number, columns: number): number {
  return Math.ceil(count / (columns || UNSEEN));
}

/**
 * Returns the scroll position in a new layout at which the first visible game is still the first, in pixels of the
 * grid above the screen.
 */
export function keepFirstGame(above: number, before: GridSize, after: GridSize): number {
  if (above <= 0 || !before.rowHeight || !after.columns) return above;
  const row = Math.floor(above / before.rowHeight);
  const into = above / before.rowHeight - row;
  return (Math.floor((row * before.columns) / after.columns) + into) * after.rowHeight;
}
