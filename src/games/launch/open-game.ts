import { atom } from 'nanostores';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { GameToOpen } from '../../platform/platform.ts';

export interface OpenGame extends Omit<GameToOpen, 'address'> {
  address: Remote<string>;
}

export const $openGame = atom<OpenGame | undefined>();

/** Shows a game over the page. Without a URL its dialog requests one. */
export function openGame({ address, ...game }: GameToOpen): void {
  $openGame.set({ ...game, address: address ? { state: 'ready', value: address } : { state: 'loading' } });
}

export function closeGame(): void {
  $openGame.set(undefined);
}
