/** How games stand in a grid: columns, and pixels from one row to the next. Without a layout both are 0. */
export interface GridSize {
  columns: number;
  rowHeight: number;
}

/** The part of a grid that is on screen: pixels of the grid above it, and its own height. */
export interface Viewport {
  above: number;
  height: number;
}

/** Rows of a grid; `to` is the first that does not belong. */
export interface Rows {
  from: number;
  to: number;
}

/** Tiles kept in the page at most, and with them its elements (some twelve each): below 1,500 in all. */
const MOST_TILES = 90;
/** Rows kept at most on either side of what is seen, so that a fast finger meets no gap. */
const OVERSCAN = 6;

/** Columns where nothing is laid out, as in a document without a screen. */
const UNSEEN = { columns: 3, rowHeight: 0 };

/** The rows to keep in the page for what is seen of `count` games; `margin`: rows on either side of it. */
export function rowsAround(
  size: GridSize,
  count: number,
  { above, height }: Viewport,
  margin = OVERSCAN,
): Rows {
  const { columns, rowHeight } = size.columns && size.rowHeight ? size : UNSEEN;
  const most = Math.floor(MOST_TILES / columns);
  const last = rowCount(count, columns);
  if (!rowHeight) return { from: 0, to: Math.min(most, last) };
  const first = Math.min(Math.max(0, Math.floor(above / rowHeight)), last);
  // What stands above the grid takes of the screen too.
  const room = Math.max(0, height + Math.min(0, above));
  const seen = Math.min(Math.ceil(room / rowHeight) + 1, most);
  const around = Math.min(margin, Math.floor((most - seen) / 2));
  return { from: Math.max(0, first - around), to: Math.min(last, first + seen + around) };
}

/** Rows and, where they are not among them, the row that has the focus with its neighbours, from top to bottom. */
export function withFocused({ from, to }: Rows, focused: number | undefined, last: number): number[] {
  const rows = new Set<number>();
  for (let row = from; row < to; row++) rows.add(row);
  if (focused !== undefined) {
    for (let row = Math.max(0, focused - 1); row <= Math.min(focused + 1, last - 1); row++) rows.add(row);
  }
  return [...rows].sort((a, b) => a - b);
}

export function rowCount(count: number, columns: number): number {
  return Math.ceil(count / (columns || UNSEEN.columns));
}

/**
 * How far down a grid that was laid out anew its reader was: the game that was first on screen is it again. Pixels of
 * the grid above the screen.
 */
export function keepFirstGame(above: number, before: GridSize, after: GridSize): number {
  if (above <= 0 || !before.rowHeight || !after.columns) return above;
  const row = Math.floor(above / before.rowHeight);
  const into = above / before.rowHeight - row;
  return (Math.floor((row * before.columns) / after.columns) + into) * after.rowHeight;
}
