import { atom } from 'nanostores';

export interface Playing {
  address: string;
  title: string;
}

/** The game on screen. */
export const $playing = atom<Playing | undefined>();

/** Opens a launched game; the address was checked by whoever launched it. */
export function playGame(game: Playing): void {
  $playing.set(game);
}

export function leaveGame(): void {
  $playing.set(undefined);
}
