/** How many are heard within how many milliseconds. */
export interface Limit {
  most: number;
  within: number;
}

/** Counts tries by key in a sliding window. Each limit has a limiter of its own: none takes another's counts away. */
export interface Limiter {
  /** Notes a try where it is within the limit. @returns whether it is */
  allow(key: string): boolean;
  /** Whether a further try is within the limit; notes nothing. */
  admits(key: string): boolean;
  /** Notes a try, whatever came before. */
  note(key: string): void;
  /** Tries within the window. */
  count(key: string): number;
  /** When the last of them was, in milliseconds since 1970; 0 for none. */
  last(key: string): number;
  /** Forgets the tries of a key, after one that succeeded. */
  clear(key: string): void;
}

/** Keys that are counted one by one; made-up names cannot fill the memory. */
const KEYS = 20_000;
/** Counters that all further keys share: none that is counted is ever given up for them. */
const SHARED = 1_000;

export function createLimiter(clock: () => number, { most, within }: Limit): Limiter {
  /** The key that was tried last stands last. */
  const tries = new Map<string, number[]>();
  const placeOf = (key: string) => {
    if (tries.has(key)) return key;
    for (const [oldest, times] of tries) {
      if (times.at(-1)! > clock() - within) break;
      tries.delete(oldest);
    }
    return tries.size < KEYS ? key : `shared ${hashOf(key) % SHARED}`;
  };
  const recent = (place: string) => (tries.get(place) ?? []).filter((at) => at > clock() - within);
  const note = (key: string) => {
    const place = placeOf(key);
    // No more than say that the limit is reached, and when the last was.
    const kept = [...recent(place), clock()].slice(-Math.max(most, 100));
    tries.delete(place);
    tries.set(place, kept);
  };
  const count = (key: string) => recent(placeOf(key)).length;
  return {
    allow(key) {
      const allowed = count(key) < most;
      if (allowed) note(key);
      return allowed;
    },
    admits: (key) => count(key) < most,
    note,
    count,
    last: (key) => recent(placeOf(key)).at(-1) ?? 0,
    clear: (key) => void tries.delete(key),
  };
}

function hashOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0;
  return hash;
}
