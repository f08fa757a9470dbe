/** One page of a gateway response; pages count from 1. */
export interface Page<Item, Totals> {
  list: readonly Item[];
  totalPages: number;
  /** Totals over the whole list, not only over the pages read. */
  totals: Totals;
}

/** Consecutive pages without new entries after which no further page is requested. */
const FRUITLESS = 3;

/** How much of a numbered list has been read while entries are added and removed at the gateway. */
export interface PageProgress<Item> {
  /** Each entry once, in order of arrival, including those being removed. */
  entries: readonly Item[];
  /** Ids of `entries`, kept across pages so that adding a page costs only that page. */
  ids: Set<string>;
  /** The last page up to which every entry was read, by the numbering of its request. */
  page: number;
  /** The moment of that request, on the clock of `Removals`. */
  askedAt: number;
  /** Entries per page: the longest page so far, so never more than the gateway's page size. */
  size: number;
  furthest: number;
  /** Consecutive pages without new entries. */
  fruitless: number;
  /** The fewest total pages that a response reported. */
  fewest: number;
  /**
   * The last page whose response caused a rewind; each page causes one at most, so that a miscounting gateway cannot
   * cause a loop.
   */
  rewoundFrom: number;
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
    rewoundFrom: 0,
  };
}

/**
 * Returns the page that holds the first unread entry. Each of the `removed` entries preceded it and moved it forward
 * by one place, so some known entries may be read again.
 */
export function nextPageNumber({ page, size }: PageProgress<unknown>, removed: number): number {
  return Math.max(1, page + 1 - Math.ceil(removed / size));
}

/**
 * Rewinds when a response reports fewer pages than `removed` entries explain: another device removed entries too,
 * and pages may have been skipped. Returns whether it rewound.
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
 * Adds a page and returns whether another one follows. An empty page is the last, whatever the gateway's total says.
 * An entry that moved may appear on two pages and is added once.
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
  // A page that is read again does not count towards the end of the list.
  if (fresh.length) reading.fruitless = 0;
  else if (pageNo > reading.furthest) reading.fruitless += 1;
  reading.page = pageNo;
  reading.furthest = Math.max(reading.furthest, pageNo);
  reading.size = Math.max(reading.size, list.length);
  reading.fewest = Math.min(reading.fewest, totalPages);
  return list.length > 0 && reading.fruitless < FRUITLESS && pageNo < totalPages;
}

export function startsWithPage<Item>(
  items: readonly Item[],
  first: readonly Item[],
  idOf: (item: Item) => string,
): boolean {
  const ids = [...new Set(first.map(idOf))];
  return ids.length > 0 && ids.every((id, index) => index < items.length && idOf(items[index]!) === id);
}

/** Adds an entry at the front, or moves it there. */
export function prependEntry<Item>(
  reading: PageProgress<Item>,
  item: Item,
  idOf: (item: Item) => string,
): void {
  const id = idOf(item);
  reading.entries = [item, ...reading.entries.filter((entry) => idOf(entry) !== id)];
  reading.ids.add(id);
}

export function removeEntries<Item>(
  reading: PageProgress<Item>,
  gone: ReadonlySet<string>,
  idOf: (item: Item) => string,
): void {
  if (!gone.size) return;
  reading.entries = reading.entries.filter((entry) => !gone.has(idOf(entry)));
  for (const id of gone) reading.ids.delete(id);
}
