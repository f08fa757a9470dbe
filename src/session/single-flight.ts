import type { WritableAtom } from 'nanostores';
import { $session } from './session.ts';

/** What is being done, by key. */
export type InFlight<Key> = WritableAtom<ReadonlySet<Key>>;

/**
 * Does something for whoever is signed in, once at a time for a key: nothing where it is being done already. `isHere`
 * tells whether it is still the same session: somebody else's things may be on screen when the answer comes.
 */
export async function singleFlight<Key, Result>(
  $doing: InFlight<Key>,
  key: Key,
  action: (isHere: () => boolean) => Promise<Result>,
): Promise<Result | undefined> {
  if ($doing.get().has(key)) return undefined;
  const token = $session.get()?.token;
  $doing.set(new Set($doing.get()).add(key));
  try {
    return await action(() => $session.get()?.token === token);
  } finally {
    const left = new Set($doing.get());
    left.delete(key);
    $doing.set(left);
  }
}
