type Watch = (answer: Promise<unknown>, since: number) => void;

/** Calls that are on their way, and since when on the monotonic clock. */
const underWay = new Map<Promise<unknown>, number>();
let watch: Watch | undefined;

/**
 * Tells of every call, those that are on their way already included: its answer, and when it was made. Returns what ends
 * that.
 */
export function watchCalls(next: Watch): () => void {
  watch = next;
  for (const [answer, since] of underWay) next(answer, since);
  return () => {
    watch = undefined;
  };
}

/** For the client: a call that was just made. */
export function trackCall<T>(answer: Promise<T>): Promise<T> {
  const since = performance.now();
  const over = () => underWay.delete(answer);
  underWay.set(answer, since);
  answer.then(over, over);
  watch?.(answer, since);
  return answer;
}
