import type { WritableAtom } from 'nanostores';
import type { Remote, Resource } from './resource.ts';

/** Changes the value of a resource locally, before or instead of a request. Does nothing while there is no value. */
export function mutate<T>($resource: Resource<T>, change: (value: T) => T): void {
  const now = $resource.value;
  if (now?.state !== 'ready') return;
  ($resource as unknown as WritableAtom<Remote<T>>).set({ state: 'ready', value: change(now.value) });
}
