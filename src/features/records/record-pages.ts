import { type Growing, type GrowingSource, growing } from '../../gateway/growing.ts';
import { platform } from '../../platform/platform.ts';
import { PERSONAL } from '../../session/session.ts';
import { type RangeName, rangeAt } from './ranges.ts';

/** Rows of one page. */
const RECORD_PAGE = 20;

interface Item {
  id: string;
}

/** A record as far as it was read; its totals are over the whole range. */
export type RecordPages<I extends Item, Totals> = Growing<I, Totals>;
export type RecordSource<I extends Item, Totals> = GrowingSource<I, Totals>;

export interface PageQuery {
  startTime: number;
  endTime: number;
  pageNo: number;
  pageSize: number;
}

type ReadPage<I extends Item, Totals> = (
  query: PageQuery,
  signal?: AbortSignal,
) => Promise<{ list: readonly I[]; totals: Totals; totalPages: number }>;

/** A member's record that grows by pages, forgotten with the session; one per key. */
export function recordPages<I extends Item, Totals>(
  key: string,
  range: RangeName,
  read: ReadPage<I, Totals>,
): RecordSource<I, Totals> {
  return growing(`${PERSONAL}records/${key}/${range}`, (pageNo, signal) =>
    read({ ...rangeAt(range, platform().now()), pageNo, pageSize: RECORD_PAGE }, signal),
  );
}
