/** Whether nothing may move. */
export const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Waits milliseconds, or not at all if nothing may move. */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, still.matches ? 0 : ms));
