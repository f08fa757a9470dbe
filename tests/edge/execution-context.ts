import type { ExecutionContext } from 'hono';

/** Returns an execution context that collects the promises passed to `waitUntil`. */
export const collectWork = (works: Promise<unknown>[]): ExecutionContext => ({
  waitUntil: (work) => void works.push(work),
  passThroughOnException() {},
  props: {},
});
