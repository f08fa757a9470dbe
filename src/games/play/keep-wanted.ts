import { platform } from '../../platform/platform.ts';
import type { Played } from './launch.ts';

/** Where the tab keeps the game that a visitor chose. */
export const WANTED_KEY = 'WANTED_GAME';

/** Keeps the game that a visitor chose until they have signed in (LA-1). */
export function keepWanted(game: Played): void {
  platform().sessionStorage.set(WANTED_KEY, JSON.stringify({ game, at: platform().now() }));
}
