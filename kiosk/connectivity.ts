import { atom } from 'nanostores';

/** Milliseconds between two looks while the gateway answers. */
const LOOK = 30_000;
/** Milliseconds before the first further try while it is away; doubled up to the longest, then jittered by half. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Whether the gateway can be reached. */
export const $connectivity = atom<'there' | 'away'>('there');

/** Milliseconds to wait after so many failed tries, different for each terminal of a venue that comes back at once. */
export function pauseAfter(tries: number, random: () => number = Math.random): number {
  return Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE) * (0.5 + random());
}

export interface Watch {
  /** Looks now: something has just failed, or the network is said to be back. */
  check(): void;
  stop(): void;
}

/** Looks after the gateway for as long as the terminal runs. `probe` resolves to whether it answered. */
export function watchConnectivity(probe: () => Promise<boolean>): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let stopped = false;
  let tries = 0;

  const check = async () => {
    if (looking || stopped) return;
    looking = true;
    clearTimeout(timer);
    const there = await probe();
    looking = false;
    if (stopped) return;
    $connectivity.set(there ? 'there' : 'away');
    timer = setTimeout(check, there ? LOOK : pauseAfter(tries));
    tries = there ? 0 : tries + 1;
  };
  const now = () => void check();
  addEventListener('online', now);
  addEventListener('offline', now);
  now();
  return {
    check: now,
    stop() {
      stopped = true;
      clearTimeout(timer);
      removeEventListener('online', now);
      removeEventListener('offline', now);
    },
  };
}
