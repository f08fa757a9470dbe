/** Tries within the window before further ones are refused. */
const LIMIT = 10;
/** Milliseconds a try counts. */
const WINDOW = 60_000;
/** Keys kept at most, so that made-up names cannot fill the memory. */
const KEYS = 10_000;

/** Counts tries by key (here username and address) in a sliding minute. */
export interface Attempts {
  /** Notes a try. @returns whether it is within the limit */
  allow(key: string): boolean;
  /** Forgets the tries of a key, after one that succeeded. */
  clear(key: string): void;
}

export function createAttempts(clock: () => number): Attempts {
  const tries = new Map<string, number[]>();
  return {
    allow(key) {
      const now = clock();
      const recent = (tries.get(key) ?? []).filter((at) => at > now - WINDOW);
      const allowed = recent.length < LIMIT;
      if (allowed) recent.push(now);
      tries.delete(key);
      tries.set(key, recent);
      if (tries.size > KEYS)
        for (const [oldest] of tries) {
          tries.delete(oldest);
          break;
        }
      return allowed;
    },
    clear(key) {
      tries.delete(key);
    },
  };
}
