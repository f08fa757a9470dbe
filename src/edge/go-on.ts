import type { Context } from 'hono';

/** Keeps what a request began alive beyond its answer. */
export type GoOn = (work: Promise<unknown>) => void;

/** By the runtime's `waitUntil`; where there is none, as on Node, nothing ends with an answer. */
export function goOnOf(c: Context): GoOn {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return () => {};
  }
}
