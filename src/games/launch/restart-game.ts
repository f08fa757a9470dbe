import type { Remote } from '../../gateway/cache/resource.ts';
import { asLoadError } from '../../gateway/http/errors.ts';
import { $session } from '../../session/session.ts';
import { $openGame, closeGame, type OpenGame } from './open-game.ts';

/**
 * Requests a launch URL for the game on screen, initially or as a retry. Closes the game if it has no `requestUrl`,
 * or if the session has changed meanwhile.
 */
export async function restartGame(): Promise<void> {
  const playing = $openGame.get();
  if (!playing?.requestUrl) return closeGame();
  const token = $session.get()?.token;
  const waiting: OpenGame = { ...playing, address: { state: 'loading' } };
  $openGame.set(waiting);
  const address = await playing.requestUrl().then(
    (value): Remote<string> => ({ state: 'ready', value }),
    (thrown: unknown): Remote<string> => ({ state: 'failed', error: asLoadError(thrown) }),
  );
  if ($openGame.get() !== waiting) return;
  if ($session.get()?.token === token) $openGame.set({ ...waiting, address });
  else closeGame();
}
