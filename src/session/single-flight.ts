import type { WritableAtom } from 'nanostores';
import { $session } from './session.ts';

/** Keys of actions in progress. */
export type InFlight<Key> = WritableAtom<ReadonlySet<Key>>;

/**
 * Runs an action for the signed-in member unless one with the same key is in progress. `isHere` returns whether the
 * session is still the same, so that a late result does not affect another member's screen.
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
