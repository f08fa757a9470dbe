import type { Resource } from './resource.ts';

/** Default interval in milliseconds. */
const REFRESH = 30_000;

/** Maximum number of intervals skipped after consecutive failures. */
const MOST_LEFT_OUT = 31;

type Read = Pick<Resource<unknown>, 'refresh'>;

interface Poll {
  /** Subscribers; one poll serves all of them. */
  users: number;
  /** Time of the next request on the monotonic clock; 0 during a request. */
  due: number;
  /** Intervals to skip after failures. */
  leftOut: number;
  timer?: ReturnType<typeof setTimeout>;
}

const polls = new WeakMap<Read, Poll>();

/**
 * Polls a cached resource every `every` milliseconds, once for all subscribers, and doubles the interval after each
 * failure. Pauses while the page is hidden or nobody subscribes, and requests at once afterwards if a request is
 * due. `wait` returns the milliseconds until the next interval begins. Returns a function that unsubscribes.
 */
export function pollResource(read: Read, every = REFRESH, wait = () => every): () => void {
  const poll = polls.get(read) ?? { users: 0, due: performance.now() + wait(), leftOut: 0 };
  polls.set(read, poll);
  const look = (): void => {
    clearTimeout(poll.timer);
    if (!poll.users || !poll.due || document.hidden) return;
    const begun = performance.now();
    if (begun < poll.due) {
      poll.timer = setTimeout(look, poll.due - begun);
      return;
    }
    const next = begun + wait();
    poll.due = 0;
    void read.refresh().then((there) => {
      poll.leftOut = there ? 0 : Math.min(2 * poll.leftOut + 1, MOST_LEFT_OUT);
      poll.due = next + every * poll.leftOut;
      look();
    });
  };
  poll.users++;
  addEventListener('visibilitychange', look);
  look();
  return () => {
    poll.users--;
    removeEventListener('visibilitychange', look);
    if (!poll.users) clearTimeout(poll.timer);
  };
}
