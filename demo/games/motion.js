/** Whether nothing may move. */
export const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Waits milliseconds, or not at all if nothing may move or nobody sees it. */
export async function pause(ms) {
  if (!still.matches && !document.hidden) await new Promise((resolve) => setTimeout(resolve, ms));
}
