import { infiniteResource } from '../../gateway/infinite-resource.ts';
import type { InfiniteResource } from '../../gateway/paginated.ts';
import { platform } from '../../platform/platform.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { type RangeName, rangeAt } from './ranges.ts';

/** Rows of one page. */
const RECORD_PAGE = 20;
/** Milliseconds until a record is read again by a new reader. */
const FRESH = 10_000;

/** Keys of a member's records begin so. */
export const RECORDS = `${PERSONAL_PREFIX}records/`;

/** A record by pages; its totals are over the whole range. */
export type RecordPages<Item, Totals> = InfiniteResource<Item, Totals>;

export interface PageQuery {
  startTime: number;
  endTime: number;
  pageNo: number;
  pageSize: number;
}

type ReadPage<Item, Totals> = (
  query: PageQuery,
  signal: AbortSignal,
) => Promise<{ list: readonly Item[]; totals: Totals; totalPages: number }>;

/** A member's record, forgotten with the session; one per key. */
export function recordPages<Item extends { id: string }, Totals>(
  key: string,
  range: RangeName,
  read: ReadPage<Item, Totals>,
): RecordPages<Item, Totals> {
  return infiniteResource(
    `${RECORDS}${key}/${range}`,
    (pageNo, signal) => read({ ...rangeAt(range, platform().now()), pageNo, pageSize: RECORD_PAGE }, signal),
    { freshFor: FRESH },
  );
}
