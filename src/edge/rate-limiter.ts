/** Callers that are remembered; a further one evicts the oldest, and the limit for all holds. */
const CALLERS = 2_000;
const MINUTE = 60_000;

interface Options {
  /** Calls a minute of one caller. */
  each: number;
  /** Calls a minute of all callers together; without a limit by default. */
  all?: number;
  now(): number;
}

/** Lets so many calls a minute pass: of each caller, and of all of them. It holds addresses for that minute alone. */
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
