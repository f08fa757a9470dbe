/** Runs `action` once `ms` milliseconds have passed without a further call. */
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

/** Resolves after `ms` milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Milliseconds before the first further try of something that is away; doubled up to the longest, jittered by half. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Milliseconds to wait after so many failed tries, different for each of those who lost the same network at once. */
export function backoffDelay(tries: number, random: () => number = Math.random): number {
  return Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE) * (0.5 + random());
}
