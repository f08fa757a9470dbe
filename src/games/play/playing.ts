import { atom } from 'nanostores';
import type { Remote } from '../../gateway/resource.ts';
import type { LaunchedGame } from '../../platform/platform.ts';

export interface Playing extends Omit<LaunchedGame, 'address'> {
  address: Remote<string>;
}

/** The game on screen. */
export const $playing = atom<Playing | undefined>();

/** Opens a game; its address was checked by whoever launched it, or is asked for once its window stands. */
export function playGame({ address, ...game }: LaunchedGame): void {
  $playing.set({ ...game, address: address ? { state: 'ready', value: address } : { state: 'loading' } });
}

export function leaveGame(): void {
  $playing.set(undefined);
}
