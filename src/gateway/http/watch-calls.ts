type Watch = (answer: Promise<unknown>, since: number) => void;

/** Calls in progress, with their start on the monotonic clock. */
const underWay = new Map<Promise<unknown>, number>();
let watch: Watch | undefined;

/**
 * Reports every call, including those in progress, as its promise and start time. Returns a function that stops it.
 */
export function watchCalls(next: Watch): () => void {
  watch = next;
  for (const [answer, since] of underWay) next(answer, since);
  return () => {
    watch = undefined;
  };
}

/** Registers a new call for `watchCalls`. */
export function trackCall<T>(answer: Promise<T>): Promise<T> {
  const since = performance.now();
  const over = () => underWay.delete(answer);
  underWay.set(answer, since);
  answer.then(over, over);
  watch?.(answer, since);
  return answer;
}
