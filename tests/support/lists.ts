import type { ReadableAtom } from 'nanostores';
import { vi } from 'vitest';
import type { Remote } from '../../src/gateway/cache/resource.ts';
import { closeAfter } from './close-after.ts';

/** Returns the value of a read. @throws unless the read is ready */
export function shown<T>($store: ReadableAtom<Remote<T>>): T {
  const now = $store.get();
  if (now.state !== 'ready') throw new Error(now.state);
  return now.value;
}

/**
 * Subscribes to a read like a component until the test ends, and waits until it is ready.
 * @returns a function that unsubscribes earlier
 */
export async function open<T>($store: ReadableAtom<Remote<T>>): Promise<() => void> {
  const leave = $store.listen(() => {});
  closeAfter(leave);
  await vi.waitUntil(() => $store.get().state === 'ready', { interval: 5, timeout: 20_000 });
  return leave;
}
