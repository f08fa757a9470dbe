import { asLoadError } from '../../gateway/errors.ts';
import type { Remote } from '../../gateway/resource.ts';
import { $session } from '../../session/session.ts';
import { $playing, leaveGame, type Playing } from './playing.ts';

/**
 * Launches the game on screen: for the first time, or anew because it did not open. Without a way to, it is left; as it
 * is where somebody else has signed in meanwhile.
 */
export async function playAgain(): Promise<void> {
  const playing = $playing.get();
  if (!playing?.again) return leaveGame();
  const token = $session.get()?.token;
  const waiting: Playing = { ...playing, address: { state: 'loading' } };
  $playing.set(waiting);
  const address = await playing.again().then(
    (value): Remote<string> => ({ state: 'ready', value }),
    (thrown: unknown): Remote<string> => ({ state: 'failed', error: asLoadError(thrown) }),
  );
  if ($playing.get() !== waiting) return;
  if ($session.get()?.token === token) $playing.set({ ...waiting, address });
  else leaveGame();
}
