import { vi } from 'vitest';

/**
 * Calls what ends listeners, and unmounts their stores at once. A store stays mounted for a second after its last listener;
 * within it, it would read again in the next test and change what modules keep.
 */
export function leaveStores(leaves: (() => void)[]): void {
  vi.useFakeTimers();
  for (const leave of leaves.splice(0)) leave();
  vi.runAllTimers();
  vi.useRealTimers();
}
