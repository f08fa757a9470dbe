/** Which page of a list is asked for, the first being 1. */
export interface Page {
  pageNo: number;
  pageSize: number;
}

/** One page of a list that is short enough to be read whole. */
export function pageOf<Row>(rows: readonly Row[], { pageNo, pageSize }: Page): Row[] {
  return rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}

/** What a reply tells of the page it is. */
export function pageInfo(count: number, { pageNo, pageSize }: Page) {
  return { pageNum: pageNo, totalPages: Math.ceil(count / pageSize) };
}

/** The values of `LIMIT ? OFFSET ?` that read one page; there is none behind the last number that SQLite can count to. */
export function limitOf({ pageNo, pageSize }: Page): [limit: number, offset: number] {
  return [pageSize, Math.min((pageNo - 1) * pageSize, Number.MAX_SAFE_INTEGER)];
}
