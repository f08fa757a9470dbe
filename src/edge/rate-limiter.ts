/** Maximum number of callers in memory; when a new one evicts the oldest, the common limit still holds. */
const CALLERS = 2_000;
const MINUTE = 60_000;

interface Options {
  /** Calls per minute of one caller. */
  each: number;
  /** Calls per minute of all callers together; unlimited by default. */
  all?: number;
  now(): number;
}

/** Limits calls per minute, for each caller and for all together. Keeps addresses for at most that minute. */
export function createRateLimiter({ each, all = Infinity, now }: Options): (caller: string) => boolean {
  let began = now();
  let total = 0;
  const byCaller = new Map<string, number>();
  return (caller) => {
    if (now() - began >= MINUTE) {
      began = now();
      total = 0;
      byCaller.clear();
    }
    const known = byCaller.get(caller) ?? 0;
    if (known >= each || total >= all) return false;
    total++;
    byCaller.set(caller, known + 1);
    if (byCaller.size > CALLERS) byCaller.delete(byCaller.keys().next().value!);
    return true;
  };
}
