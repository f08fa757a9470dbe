import { atom } from 'nanostores';
import { backoffDelay } from '../../src/lib/timing.ts';

/** Milliseconds between two probes while the gateway answers. */
const LOOK = 30_000;

/** Whether the gateway can be reached. */
export const $connectivity = atom<'there' | 'away'>('there');

export interface ConnectivityWatch {
  /** Probes now, after a failed request or an event of the network. */
  check(): void;
  stop(): void;
}

/** Watches whether the gateway answers. `probe` resolves to whether it did. */
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
  /** A probe that began before a change of the network may miss it. */
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
