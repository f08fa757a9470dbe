import { atom } from 'nanostores';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { GameToOpen } from '../../platform/platform.ts';

export interface OpenGame extends Omit<GameToOpen, 'address'> {
  address: Remote<string>;
}

/** The game on screen. */
export const $openGame = atom<OpenGame | undefined>();

/** Opens a game; its address was checked by whoever launched it, or is asked for once its window stands. */
export function openGame({ address, ...game }: GameToOpen): void {
  $openGame.set({ ...game, address: address ? { state: 'ready', value: address } : { state: 'loading' } });
}

export function closeGame(): void {
  $openGame.set(undefined);
}
