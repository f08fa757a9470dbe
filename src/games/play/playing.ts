import { atom } from 'nanostores';
import type { Remote } from '../../gateway/resource.ts';
import type { LaunchedGame } from '../../platform/platform.ts';

export interface Playing extends Pick<LaunchedGame, 'title' | 'again'> {
  address: Remote<string>;
}

/** The game on screen. */
export const $playing = atom<Playing | undefined>();

/** Opens a launched game; the address was checked by whoever launched it. */
export function playGame({ address, ...game }: LaunchedGame): void {
  $playing.set({ ...game, address: { state: 'ready', value: address } });
}

export function leaveGame(): void {
  $playing.set(undefined);
}
