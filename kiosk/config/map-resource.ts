import { onSet } from 'nanostores';
import type { Remote, Resource } from '../../src/gateway/cache/resource.ts';

/** Passes every value that a store takes through `change`, except those that `change` returned. */
export function mapResource<T>($store: Resource<T>, change: (value: T) => T): void {
  const made = new WeakSet<object>();
  onSet($store, ({ newValue, abort }: { newValue: Remote<T>; abort(): void }) => {
    if (newValue.state !== 'ready' || made.has(newValue)) return;
    abort();
    const narrowed: Remote<T> = { state: 'ready', value: change(newValue.value) };
    made.add(narrowed);
    ($store as unknown as { set(value: Remote<T>): void }).set(narrowed);
  });
}
