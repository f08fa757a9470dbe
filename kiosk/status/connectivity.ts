import { atom } from 'nanostores';
import { backoffDelay } from '../../src/lib/timing.ts';

/** Milliseconds between two looks while the gateway answers. */
const LOOK = 30_000;

/** Whether the gateway can be reached. */
export const $connectivity = atom<'there' | 'away'>('there');

export interface ConnectivityWatch {
  /** Looks now: something has just failed, or the network is said to be back. */
  check(): void;
  stop(): void;
}

/** Looks after the gateway for as long as the terminal runs. `probe` resolves to whether it answered. */
export function watchConnectivity(probe: () => Promise<boolean>): ConnectivityWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let again = false;
  let stopped = false;
  let tries = 0;

  const check = async () => {
    if (looking || stopped) return;
    looking = true;
    clearTimeout(timer);
    const there = await probe();
    looking = false;
    if (stopped) return;
    if (again) return changed();
    $connectivity.set(there ? 'there' : 'away');
    timer = setTimeout(check, there ? LOOK : backoffDelay(tries));
    tries = there ? 0 : tries + 1;
  };
  /** What the network did since a look began may not be in what that finds. */
  const changed = () => {
    again = looking;
    void check();
  };
  addEventListener('online', changed);
  addEventListener('offline', changed);
  changed();
  return {
    check: () => void check(),
    stop() {
      stopped = true;
      clearTimeout(timer);
      removeEventListener('online', changed);
      removeEventListener('offline', changed);
    },
  };
}
