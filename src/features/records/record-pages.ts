import { infiniteResource } from '../../gateway/cache/infinite-resource.ts';
import type { InfiniteResource } from '../../gateway/cache/paginated.ts';
import { platform } from '../../platform/platform.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { type RangeName, rangeAt } from './ranges.ts';

const PAGE_SIZE = 20;
const FRESH_FOR = 10_000;

export const RECORDS = `${PERSONAL_PREFIX}records/`;

/** A paged record; its totals cover the whole range. */
export interface RecordPages<Item, Totals> extends InfiniteResource<Item, Totals> {
  /** Differs between records, their filters and ranges. */
  id: string;
  /** Requests a page past the cache. @throws GatewayError */
  readPage: ReadPage<Item, Totals>;
}

export interface PageQuery {
  startTime: number;
  endTime: number;
  pageNo: number;
  pageSize: number;
}

export type ReadPage<Item, Totals> = (
  query: PageQuery,
  signal: AbortSignal,
) => Promise<{ list: readonly Item[]; totals: Totals; totalPages: number }>;

/** Returns a member's record, one per key, which is discarded with the session. */
export function recordPages<Item extends { id: string }, Totals>(
  key: string,
  range: RangeName,
  read: ReadPage<Item, Totals>,
): RecordPages<Item, Totals> {
  const id = `${RECORDS}${key}/${range}`;
  const pages = infiniteResource(
    id,
    (pageNo, signal) => read({ ...rangeAt(range, platform().now()), pageNo, pageSize: PAGE_SIZE }, signal),
    { freshFor: FRESH_FOR },
  );
  return Object.assign(pages, { id, readPage: read });
}
