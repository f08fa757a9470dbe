import { MINUTE } from '../fixtures/durations.ts';

/** Maximum number of keys, so that forged addresses cannot fill the memory. */
const KEYS = 10_000;

/** Counts public reads by caller, in minutes that begin with the caller's first. */
export interface ReadLimit {
  /**
   * Takes one or `count` reads. @returns milliseconds until the caller's next read; 0 if they are among the
   * `most` of its minute
   */
  take(caller: string, most: number, count?: number): number;
}

export function createReadLimit(clock: () => number): ReadLimit {
  const minutes = new Map<string, { count: number; end: number }>();
  return {
    take(caller, most, count = 1) {
      const now = clock();
      let minute = minutes.get(caller);
      if (!minute || now >= minute.end) {
        minutes.delete(caller);
        minute = { count: 0, end: now + MINUTE };
        minutes.set(caller, minute);
        if (minutes.size > KEYS) minutes.delete(minutes.keys().next().value!);
      }
      if (minute.count + count > most) return minute.end - now;
      minute.count += count;
      return 0;
    },
  };
}
