import { GatewayError } from '../../gateway/http/errors.ts';
import { anySignal } from '../../lib/any-signal.ts';
import { platform } from '../../platform/platform.ts';
import { $session } from '../../session/session.ts';
import { type RangeName, rangeAt } from './ranges.ts';
import type { ReadPage } from './record-pages.ts';

/** Entries per request when the whole range is read. */
const LARGE_PAGE_SIZE = 500;
/** Maximum number of entries of a range that are read. */
const MOST_ENTRIES = 5_000;

/** Entries of a range, without duplicates. */
export interface RangeEntries<Item> {
  items: readonly Item[];
  /** False if the range has more entries than are read; the newest are included. */
  complete: boolean;
}

/**
 * Reads all entries of a range in large pages, and reports how many it has read so far. It fails with `aborted` when
 * another account signs in meanwhile.
 * @throws GatewayError
 */
export async function readRange<Item extends { id: string }>(
  read: ReadPage<Item, unknown>,
  range: RangeName,
  signal: AbortSignal,
  onProgress: (count: number) => void = () => {},
): Promise<RangeEntries<Item>> {
  const days = rangeAt(range, platform().now());
  const account = $session.get()?.userName;
  const ended = new AbortController();
  const stop = $session.listen((session) => session?.userName === account || ended.abort());
  const either = anySignal(signal, ended.signal);
  try {
    const found = new Map<string, Item>();
    for (let pageNo = 1; ; pageNo++) {
      const page = await read({ ...days, pageNo, pageSize: LARGE_PAGE_SIZE }, either);
      if (either.aborted) throw new GatewayError('aborted');
      // An entry that is added meanwhile moves others to the next page.
      for (const item of page.list) if (!found.has(item.id)) found.set(item.id, item);
      onProgress(Math.min(found.size, MOST_ENTRIES));
      const complete = !page.list.length || pageNo >= page.totalPages;
      if (complete || found.size >= MOST_ENTRIES) {
        const items = [...found.values()].slice(0, MOST_ENTRIES);
        return { items, complete: complete && found.size <= MOST_ENTRIES };
      }
    }
  } finally {
    stop();
  }
}
