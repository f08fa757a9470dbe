import { useSyncExternalStore } from 'react';
import type { Draw } from '../../gateway/endpoints/lottery.ts';
import { $tick } from '../../platform/tick.ts';
import { type DrawState, drawState } from './draw-state.ts';

/**
 * Returns the current state of a draw; re-renders when it changes, at most once a second. `offset` as in
 * `Draws`.
 */
export function useDrawState(draw: Draw, offset: number): DrawState {
  const now = () => drawState(draw, $tick.get() + offset);
  useSyncExternalStore(listen, () => {
    const shown = now();
    return shown.state === 'drawing' ? shown.state : `${shown.state} ${shown.seconds}`;
  });
  return now();
}

const listen = (changed: () => void) => $tick.listen(changed);
