import { platform } from '../../platform/platform.ts';
import type { PlayableGame } from './launch.ts';

export const PENDING_GAME_KEY = 'WANTED_GAME';

/** Saves the game that a visitor chose until they have signed in (LA-1). */
export function savePendingGame(game: PlayableGame): void {
  platform().sessionStorage.set(PENDING_GAME_KEY, JSON.stringify({ game, at: platform().now() }));
}
