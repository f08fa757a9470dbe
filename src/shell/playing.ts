import { atom } from 'nanostores';
import { asGatewayError } from '../gateway/errors.ts';
import type { Remote } from '../gateway/resource.ts';
import type { LaunchedGame } from '../platform/platform.ts';

export interface Playing extends Pick<LaunchedGame, 'title' | 'again'> {
  address: Remote<string>;
}

/** The game on screen. */
export const $playing = atom<Playing | undefined>();

/** Opens a launched game; the address was checked by whoever launched it. */
export function playGame({ address, ...game }: LaunchedGame): void {
  $playing.set({ ...game, address: { state: 'ready', value: address } });
}

/** Launches the game on screen anew, because it did not open. Without a way to, it is left. */
export async function playAgain(): Promise<void> {
  const { title, again } = $playing.get() ?? {};
  if (!title || !again) return leaveGame();
  const waiting: Playing = { title, again, address: { state: 'loading' } };
  $playing.set(waiting);
  const address = await again().then(
    (value): Remote<string> => ({ state: 'ready', value }),
    (thrown): Remote<string> => ({ state: 'failed', error: asGatewayError(thrown) }),
  );
  if ($playing.get() === waiting) $playing.set({ ...waiting, address });
}

export function leaveGame(): void {
  $playing.set(undefined);
}
