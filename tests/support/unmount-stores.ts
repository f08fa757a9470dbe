import { vi } from 'vitest';

/**
 * Removes listeners and unmounts their stores immediately. nanostores would keep a store mounted for a second after its last
 * listener, so that it would read again during the next test.
 */
export function unmountStores(leaves: (() => void)[]): void {
  vi.useFakeTimers();
  for (const leave of leaves.splice(0)) leave();
  vi.runAllTimers();
  vi.useRealTimers();
}
