/** One page as a gateway answers it; pages count from 1. */
export interface Page<Item, Totals> {
  list: readonly Item[];
  totalPages: number;
  /** Over all there is, however much of it was read. */
  totals: Totals;
}

/** Pages in a row that bring nothing new, after which a gateway is not asked for further ones. */
const FRUITLESS = 3;

/** How far a list was read that a gateway hands out by page numbers, while entries come to it and go. */
export interface PageProgress<Item> {
  /** Every entry once, in the order they came; those that are being removed included. */
  entries: readonly Item[];
  /** Their ids, carried on from page to page: a page costs what it brings, however long the list is. */
  ids: Set<string>;
  /** All entries up to the end of this page were read, by the numbers that held when it was asked for. */
  page: number;
  /** When that was, as the removals count time. */
  askedAt: number;
  /** Entries of a page: as many as the longest had, and so never more than the gateway counts by. */
  size: number;
  /** The last page that was ever read. */
  furthest: number;
  /** Pages in a row that brought nothing new. */
  fruitless: number;
  /** The fewest pages that an answer spoke of. */
  fewest: number;
  /** The last page whose answer made it go back: each does so once, however wrongly a gateway counts. */
  told: number;
}

export function startProgress<Item>(askedAt: number): PageProgress<Item> {
  return {
    entries: [],
    ids: new Set(),
    page: 0,
    askedAt,
    size: 1,
    furthest: 0,
    fruitless: 0,
    fewest: Number.POSITIVE_INFINITY,
    told: 0,
  };
}

/**
 * The page with the first entry that was not read. Each of the `removed` entries stood before it, so that it has
 * moved forward by as many places; where they are fewer than that, known entries are read once more.
 */
export function nextPageNumber({ page, size }: PageProgress<unknown>, removed: number): number {
  return Math.max(1, page + 1 - Math.ceil(removed / size));
}

/**
 * Goes back where an answer tells of fewer pages than the `removed` entries explain: others are gone, by another device
 * say, and what was asked for by number may lie behind entries that were not read. By as many pages as may be missing.
 */
export function rewindAfterRemovals(
  reading: PageProgress<unknown>,
  totalPages: number,
  removed: number,
): boolean {
  const gone = reading.fewest - totalPages;
  if (totalPages < 1 || gone <= Math.ceil(removed / reading.size)) return false;
  reading.fewest = totalPages;
  reading.page = Math.max(0, reading.page - gone - 1);
  return true;
}

/**
 * Adds a page; tells whether there is more. However many pages a gateway promises, an empty one is the last. Entries
 * move while they are read: one that was on an earlier page may come again.
 */
export function addPage<Item>(
  reading: PageProgress<Item>,
  pageNo: number,
  { list, totalPages }: Page<Item, unknown>,
  idOf: (item: Item) => string,
): boolean {
  const { ids } = reading;
  const fresh = list.filter((item) => !ids.has(idOf(item)) && ids.add(idOf(item)));
  reading.entries = reading.entries.concat(fresh);
  // A page that is read once more says nothing about the end.
  if (fresh.length) reading.fruitless = 0;
  else if (pageNo > reading.furthest) reading.fruitless += 1;
  reading.page = pageNo;
  reading.furthest = Math.max(reading.furthest, pageNo);
  reading.size = Math.max(reading.size, list.length);
  reading.fewest = Math.min(reading.fewest, totalPages);
  return list.length > 0 && reading.fruitless < FRUITLESS && pageNo < totalPages;
}

/** Whether a list begins with the entries of its first page. */
export function startsWithPage<Item>(
  items: readonly Item[],
  first: readonly Item[],
  idOf: (item: Item) => string,
): boolean {
  const ids = [...new Set(first.map(idOf))];
  return ids.length > 0 && ids.every((id, index) => index < items.length && idOf(items[index]!) === id);
}

/** Puts an entry first, or takes it there from where it was. */
export function prependEntry<Item>(
  reading: PageProgress<Item>,
  item: Item,
  idOf: (item: Item) => string,
): void {
  const id = idOf(item);
  reading.entries = [item, ...reading.entries.filter((entry) => idOf(entry) !== id)];
  reading.ids.add(id);
}

/** Takes entries out for good. */
export function removeEntries<Item>(
  reading: PageProgress<Item>,
  gone: ReadonlySet<string>,
  idOf: (item: Item) => string,
): void {
  if (!gone.size) return;
  reading.entries = reading.entries.filter((entry) => !gone.has(idOf(entry)));
  for (const id of gone) reading.ids.delete(id);
}
