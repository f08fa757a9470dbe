import type { Context } from 'hono';

/** Keeps the runtime alive until background work ends after the response. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** Uses the runtime's `waitUntil`. Node has none and needs none. */
export function waitUntilOf(c: Context): WaitUntil {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return () => {};
  }
}
