import type { GoOn } from './go-on.ts';
import type { PublicRead } from './public-read.ts';
import { type Ask, type Kept, type Outcome, readOnce } from './read-once.ts';

export interface ReadCache {
  /**
   * An answer: at once where one is kept that is not too old, and read again meanwhile where it is not as good as new;
   * else as it comes, in one read for all who wait. It does not throw. `goOn` lets a read go on when its asker has been
   * answered.
   */
  get(key: string, read: PublicRead, ask: Ask, goOn?: GoOn): Promise<Outcome>;
  /**
   * What `get` would hand out at once; nothing where that is nothing, which is then read for later. What is asked for so
   * makes no room for others.
   */
  peek(key: string, read: PublicRead, ask: Ask, goOn?: GoOn): Kept | undefined;
  /** Milliseconds since an answer was asked for. */
  ageOf(kept: Kept): number;
}

export interface ReadCacheOptions {
  /** Milliseconds, of a clock that does not go back. */
  clock(): number;
  /** Bytes that are kept. */
  room?: number;
}

/** Times what an answer is as good as new that it is handed out while it is read again. */
const STALE = 10;
/** Milliseconds that an answer is handed out for at most while it cannot be read again. */
const STALE_IF_AWAY = 3_600_000;
/** Milliseconds without another try after one that failed, or brought what nobody may keep. */
const PAUSE = 2_000;
const ROOM = 16 * 1024 * 1024;
/** Reads that may be on their way at once, and keys that are known. */
const MOST_READING = 64;
const MOST_KEYS = 500;

/** Milliseconds after which a read that has not ended never will: a runtime may end what a request began. */
const GIVEN_UP = 15_000;

interface Entry {
  kept?: Kept;
  reading?: Promise<Outcome> | undefined;
  /** When it began. */
  began?: number;
  /** What the last try brought that was no answer, and when. */
  failed?: { outcome: Exclude<Outcome, Kept>; at: number } | undefined;
  pinned?: boolean;
}

/** Answers of public reads, in memory and bounded: what was asked for longest ago makes room. */
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

  /** One read for all who ask meanwhile. */
  function start(
    key: string,
    read: PublicRead,
    ask: Ask,
    entry: Entry,
    goOn: GoOn = () => {},
  ): Promise<Outcome> {
    const at = clock();
    if (entry.reading && at - entry.began! < GIVEN_UP) return entry.reading;
    if (entry.reading) reading -= 1;
    entry.reading = undefined;
    if (reading >= MOST_READING) return Promise.resolve('untouched');
    reading += 1;
    entries.set(key, entry);
    const mine = readOnce(read, ask, at).then((outcome) => {
      if (entry.reading !== mine) return outcome;
      reading -= 1;
      entry.reading = undefined;
      bytes -= sizeOf(entry);
      if (typeof outcome === 'object') {
        entry.kept = outcome;
        entry.failed = undefined;
      } else {
        entry.failed = { outcome, at: clock() };
        // A refusal is the gateway's own word; being away is not.
        if (outcome === 'untouched') delete entry.kept;
      }
      bytes += sizeOf(entry);
      makeRoom();
      return outcome;
    });
    entry.reading = mine;
    entry.began = at;
    goOn(mine);
    return mine;
  }

  /** How an entry stands: handed out as it is, handed out while it is read again, or kept for a gateway that is away. */
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
    async get(key, read, ask, goOn) {
      const entry = used(key) ?? {};
      const state = stateOf(entry, read);
      if (state === 'new') return entry.kept!;
      if (state === 'stale') {
        if (!pauses(entry)) void start(key, read, ask, entry, goOn);
        return entry.kept!;
      }
      const outcome = pauses(entry) ? entry.failed!.outcome : await start(key, read, ask, entry, goOn);
      const isAway = outcome === 'away' || outcome === 'late';
      return isAway && entry.kept && state === 'old' ? entry.kept : outcome;
    },
    peek(key, read, ask, goOn) {
      const entry = used(key) ?? {};
      entry.pinned = true;
      const state = stateOf(entry, read);
      if (state !== 'new' && !pauses(entry)) void start(key, read, ask, entry, goOn);
      const isAway = entry.failed !== undefined && entry.failed.outcome !== 'untouched';
      return state === 'new' || state === 'stale' || (state === 'old' && isAway) ? entry.kept : undefined;
    },
  };
}
