import type { ReadableAtom } from 'nanostores';
import { vi } from 'vitest';
import type { Remote } from '../../src/gateway/cache/resource.ts';

/** What is shown of a read. @throws while it is not there */
export function shown<T>($store: ReadableAtom<Remote<T>>): T {
  const now = $store.get();
  if (now.state !== 'ready') throw new Error(now.state);
  return now.value;
}

/** Reads as a component does, until there is something to show; the returned function leaves. */
export async function open<T>($store: ReadableAtom<Remote<T>>): Promise<() => void> {
  const leave = $store.listen(() => {});
  await vi.waitUntil(() => $store.get().state === 'ready', { interval: 5, timeout: 20_000 });
  return leave;
}
