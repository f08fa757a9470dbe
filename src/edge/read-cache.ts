import { type Ask, type CachedResponse, type FetchResult, fetchCacheable } from './fetch-cacheable.ts';
import type { PublicRead } from './public-read.ts';
import type { WaitUntil } from './wait-until.ts';

export interface ReadCache {
  /**
   * Returns a cached response: a fresh one at once, a stale one at once while it is refreshed. Otherwise
   * waits for one shared read. It never rejects. `waitUntil` keeps the runtime alive for a read in the background.
   */
  get(key: string, read: PublicRead, ask: Ask, waitUntil?: WaitUntil): Promise<FetchResult>;
  /**
   * Returns what `get` could return at once; undefined if there is nothing, and then starts a read for later.
   * Entries that were requested in this way are never evicted.
   */
  peek(key: string, read: PublicRead, ask: Ask, waitUntil?: WaitUntil): CachedResponse | undefined;
  /** Returns the milliseconds since the request of a response. */
  ageOf(kept: CachedResponse): number;
}

export interface ReadCacheOptions {
  /** A monotonic clock in milliseconds. */
  clock(): number;
  /** Maximum bytes of all responses. */
  room?: number;
}

/** How many times its lifetime a stale response is served while it is refreshed. */
const STALE = 10;
/** Milliseconds for which a response is served at most while the gateway is unreachable. */
const STALE_IF_AWAY = 3_600_000;
/** Milliseconds until a retry after a failed or uncacheable read. */
const PAUSE = 2_000;
const ROOM = 16 * 1024 * 1024;
/** Maximum numbers of concurrent reads and of keys. */
const MOST_READING = 64;
const MOST_KEYS = 500;

/**
 * Milliseconds after which a pending read counts as cancelled, because a runtime may end it with its request.
 */
const GIVEN_UP = 15_000;

interface Entry {
  kept?: CachedResponse;
  reading?: Promise<FetchResult> | undefined;
  /** When the pending read began. */
  began?: number;
  /** Result and time of the last read when it brought no cacheable response. */
  failed?: { outcome: Exclude<FetchResult, CachedResponse>; at: number } | undefined;
  pinned?: boolean;
}

/** Caches responses of public reads in bounded memory; evicts the least recently used. */
export function createReadCache({ clock, room = ROOM }: ReadCacheOptions): ReadCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let reading = 0;
  const sizeOf = ({ kept }: Entry) =>
    kept ? kept.bytes.length + kept.gzip.length + 2 * kept.text.length : 0;

  function used(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (entry) {
      entries.delete(key);
      entries.set(key, entry);
    }
    return entry;
  }

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= room && entries.size <= MOST_KEYS) break;
      if (entry.pinned || entry.reading) continue;
      entries.delete(key);
      bytes -= sizeOf(entry);
    }
  }

  /** Starts a read, or joins the pending one. */
  function start(
    key: string,
    read: PublicRead,
    ask: Ask,
    entry: Entry,
    waitUntil: WaitUntil = () => {},
  ): Promise<FetchResult> {
    const at = clock();
    if (entry.reading && at - entry.began! < GIVEN_UP) return entry.reading;
    if (entry.reading) reading -= 1;
    entry.reading = undefined;
    if (reading >= MOST_READING) return Promise.resolve('untouched');
    reading += 1;
    entries.set(key, entry);
    const mine = fetchCacheable(read, ask, at).then((outcome) => {
      if (entry.reading !== mine) return outcome;
      reading -= 1;
      entry.reading = undefined;
      bytes -= sizeOf(entry);
      if (typeof outcome === 'object') {
        entry.kept = outcome;
        entry.failed = undefined;
      } else {
        entry.failed = { outcome, at: clock() };
        // An error of the gateway removes the response; an unreachable gateway does not.
        if (outcome === 'untouched') delete entry.kept;
      }
      bytes += sizeOf(entry);
      makeRoom();
      return outcome;
    });
    entry.reading = mine;
    entry.began = at;
    waitUntil(mine);
    return mine;
  }

  /**
   * Returns the state of an entry: fresh, stale while it is refreshed, or old and used only when the gateway
   * is unreachable.
   */
  function stateOf({ kept }: Entry, { seconds }: PublicRead): 'none' | 'new' | 'stale' | 'old' {
    if (!kept) return 'none';
    const age = clock() - kept.at;
    if (age < seconds * 1_000) return 'new';
    if (age < seconds * 1_000 * STALE) return 'stale';
    return age < STALE_IF_AWAY ? 'old' : 'none';
  }

  const pauses = ({ failed }: Entry) => failed !== undefined && clock() - failed.at < PAUSE;

  return {
    ageOf: ({ at }) => clock() - at,
    async get(key, read, ask, waitUntil) {
      const entry = used(key) ?? {};
      const state = stateOf(entry, read);
      if (state === 'new') return entry.kept!;
      if (state === 'stale') {
        if (!pauses(entry)) void start(key, read, ask, entry, waitUntil);
        return entry.kept!;
      }
      const outcome = pauses(entry) ? entry.failed!.outcome : await start(key, read, ask, entry, waitUntil);
      const isAway = outcome === 'away' || outcome === 'late';
      return isAway && entry.kept && state === 'old' ? entry.kept : outcome;
    },
    peek(key, read, ask, waitUntil) {
      const entry = used(key) ?? {};
      entry.pinned = true;
      const state = stateOf(entry, read);
      if (state !== 'new' && !pauses(entry)) void start(key, read, ask, entry, waitUntil);
      const isAway = entry.failed !== undefined && entry.failed.outcome !== 'untouched';
      return state === 'new' || state === 'stale' || (state === 'old' && isAway) ? entry.kept : undefined;
    },
  };
}
