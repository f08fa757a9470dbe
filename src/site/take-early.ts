/** The page's early answers (see `early.ts`); absent in the kiosk and in tests. */
interface EarlyWindow {
  foyerEarly?: { answers: Map<string, Promise<Response>>; planned: Promise<unknown>; draw: number };
}

/** `fetch` that first takes the answer the page already started for the same address. Each is taken once. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const answers = (globalThis as EarlyWindow).foyerEarly?.answers;
  const address = typeof input === 'string' ? input : input instanceof Request ? input.url : input.href;
  const early = !init?.method || init.method === 'GET' ? answers?.get(address) : undefined;
  if (!early) return fetch(input, init);
  answers?.delete(address);
  const { signal } = init ?? {};
  if (!signal) return early;
  // The page started it without the caller's signal; leaving it ends the wait all the same.
  return Promise.race([
    early,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
};

/** Waits until what the page starts early is under way: code from a warm cache is there before it. */
export async function earlyPlanned(): Promise<void> {
  await (globalThis as EarlyWindow).foyerEarly?.planned;
}

/** From 0 up to 1: which image host serves this visit; the page's first pictures come from it already. */
export function imageDraw(): number {
  return (globalThis as EarlyWindow).foyerEarly?.draw ?? Math.random();
}
