/** Returns a function that runs `action` once `ms` milliseconds have passed without another call. */
export function debounce<A extends unknown[]>(
  ms: number,
  action: (...args: A) => void,
): (...args: A) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...args), ms);
  };
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Milliseconds before the first retry, doubled up to the maximum, with a jitter of half. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Returns the milliseconds before the next retry, jittered so that clients do not retry together. */
export function backoffDelay(tries: number, random: () => number = Math.random): number {
  return Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE) * (0.5 + random());
}
