/** Returns a signal that aborts with the first of two. `AbortSignal.any` is missing in browsers still in use. */
export function anySignal(one: AbortSignal | undefined, other: AbortSignal): AbortSignal {
  if (!one) return other;
  if ('any' in AbortSignal) return AbortSignal.any([one, other]);
  const both = new AbortController();
  for (const signal of [one, other]) {
    const end = () => both.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  }
  return both.signal;
}
