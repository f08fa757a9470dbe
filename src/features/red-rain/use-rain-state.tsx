import { useSyncExternalStore } from 'react';
import { $tick } from '../../platform/tick.ts';
import type { Rains } from './rain.ts';
import { type RainState, rainState } from './rain-state.ts';

/** Returns the current state of the rain; re-renders when it changes, at most once a second. */
export function useRainState(rains: Rains): RainState & { now: number } {
  const now = () => $tick.get() + rains.offset;
  useSyncExternalStore(listen, () => {
    const shown = rainState(rains, now());
    return shown.state === 'none' ? shown.state : `${shown.state} ${shown.rain.id} ${shown.seconds}`;
  });
  return { ...rainState(rains, now()), now: now() };
}

const listen = (changed: () => void) => $tick.listen(changed);
