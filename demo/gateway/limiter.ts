/** Maximum number of attempts within a window in milliseconds. */
export interface Limit {
  most: number;
  within: number;
}

/**
 * Counts attempts by key in a sliding window. Each limit has a separate limiter, so that none evicts counts
 * of another.
 */
export interface Limiter {
  /** Records an attempt if it is within the limit. @returns whether it is */
  allow(key: string): boolean;
  /** Returns whether another attempt would be within the limit; records nothing. */
  admits(key: string): boolean;
  /** Records an attempt. */
  note(key: string): void;
  /** Attempts within the window. */
  count(key: string): number;
  /** Time of the latest attempt in milliseconds since 1970; 0 for none. */
  last(key: string): number;
  /** Resets a key, after a success. */
  clear(key: string): void;
}

/** Maximum number of separately counted keys, so that invented names cannot fill the memory. */
const KEYS = 20_000;
/** Counters that all other keys share, so that invented names evict no counted key. */
const SHARED = 1_000;

export function createLimiter(clock: () => number, { most, within }: Limit): Limiter {
  /** In order of their latest attempt. */
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
    // Keeps only the attempts that show whether the limit is reached, and the latest attempt.
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
