import type { Resource } from './resource.ts';

/** Milliseconds between two reads unless told. */
const REFRESH = 30_000;

/** Reads that are left out at most, after others have failed. */
const MOST_LEFT_OUT = 31;

type Read = Pick<Resource<unknown>, 'refresh'>;

interface Poll {
  /** Who wants it fresh: one reads for all of them. */
  users: number;
  /** When it is read again, on the monotonic clock; 0 while it is. */
  due: number;
  /** Reads that are left out, since the last ones failed. */
  leftOut: number;
  timer?: ReturnType<typeof setTimeout>;
}

const polls = new WeakMap<Read, Poll>();

/**
 * Has a cached read made again every so many milliseconds, once for all who ask for that; twice as seldom after each time
 * that it failed. Not while the page is hidden: what was due then is read as soon as it shows, as is what was due while
 * nobody asked. The returned function ends that.
 */
export function pollResource(read: Read, every = REFRESH): () => void {
  const poll = polls.get(read) ?? { users: 0, due: performance.now() + every, leftOut: 0 };
  polls.set(read, poll);
  const look = (): void => {
    clearTimeout(poll.timer);
    if (!poll.users || !poll.due || document.hidden) return;
    const begun = performance.now();
    if (begun < poll.due) {
      poll.timer = setTimeout(look, poll.due - begun);
      return;
    }
    poll.due = 0;
    void read.refresh().then((there) => {
      poll.leftOut = there ? 0 : Math.min(2 * poll.leftOut + 1, MOST_LEFT_OUT);
      poll.due = begun + every * (1 + poll.leftOut);
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
