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

/** Runs `action` at once, then ignores further calls for `ms` milliseconds. */
export function throttle<A extends unknown[]>(
  ms: number,
  action: (...args: A) => void,
): (...args: A) => void {
  let free = 0;
  return (...args) => {
    const now = performance.now();
    if (now < free) return;
    free = now + ms;
    action(...args);
  };
}

/** Resolves after `ms` milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
