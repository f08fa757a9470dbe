import { asGatewayError } from '../../gateway/errors.ts';
import type { Remote } from '../../gateway/resource.ts';
import { $playing, leaveGame, type Playing } from './playing.ts';

/** Launches the game on screen anew, because it did not open. Without a way to, it is left. */
export async function playAgain(): Promise<void> {
  const { title, again } = $playing.get() ?? {};
  if (!title || !again) return leaveGame();
  const waiting: Playing = { title, again, address: { state: 'loading' } };
  $playing.set(waiting);
  const address = await again().then(
    (value): Remote<string> => ({ state: 'ready', value }),
    (thrown: unknown): Remote<string> => ({ state: 'failed', error: asGatewayError(thrown) }),
  );
  if ($playing.get() === waiting) $playing.set({ ...waiting, address });
}
