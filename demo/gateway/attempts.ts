import { HOUR } from '../fixtures/durations.ts';

/** How many are heard within how many milliseconds. */
export interface Limit {
  most: number;
  within: number;
}

/** Tries within the window before further ones are refused. */
const USUAL: Limit = { most: 10, within: 60_000 };
/** Keys kept at most, so that made-up names cannot fill the memory. */
const KEYS = 10_000;
/** Milliseconds a try is remembered, whatever the limits. */
const REMEMBERED = HOUR;

/** Counts tries by key (a username and address, a number) in a sliding window. */
export interface Attempts {
  /** Notes a try where it is within the limit. @returns whether it is; ten a minute unless told */
  allow(key: string, limit?: Limit): boolean;
  /** Notes a try, whatever came before. */
  note(key: string): void;
  /** Tries of the last milliseconds. */
  count(key: string, within: number): number;
  /** Forgets the tries of a key, after one that succeeded. */
  clear(key: string): void;
}

export function createAttempts(clock: () => number): Attempts {
  const tries = new Map<string, number[]>();
  const recent = (key: string, within: number) =>
    (tries.get(key) ?? []).filter((at) => at > clock() - within);
  const note = (key: string) => {
    const kept = [...recent(key, REMEMBERED), clock()];
    tries.delete(key);
    tries.set(key, kept);
    if (tries.size > KEYS)
      for (const [oldest] of tries) {
        tries.delete(oldest);
        break;
      }
  };
  return {
    allow(key, { most, within } = USUAL) {
      const allowed = recent(key, within).length < most;
      if (allowed) note(key);
      return allowed;
    },
    note,
    count: (key, within) => recent(key, within).length,
    clear(key) {
      tries.delete(key);
    },
  };
}
