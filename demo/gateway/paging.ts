/** The requested page of a list, from 1. */
export interface Page {
  pageNo: number;
  pageSize: number;
}

/** Returns one page of a complete list. */
export function pageOf<Row>(rows: readonly Row[], { pageNo, pageSize }: Page): Row[] {
  return rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}

/** Returns the page's fields of a response. */
export function pageInfo(count: number, { pageNo, pageSize }: Page) {
  return { pageNum: pageNo, totalPages: Math.ceil(count / pageSize) };
}

/** Returns the values of `LIMIT ? OFFSET ?`. Pages beyond SQLite's largest number are empty. */
export function limitOf({ pageNo, pageSize }: Page): [limit: number, offset: number] {
  return [pageSize, Math.min((pageNo - 1) * pageSize, Number.MAX_SAFE_INTEGER)];
}
