import type { Game } from '../../gateway/endpoints/game.ts';
import { fromJson } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';
import { WANTED_KEY } from './keep-wanted.ts';
import type { Played } from './launch.ts';

/** A game that a visitor chose, with its trial where it has one. */
export type WantedGame = Played & Partial<Pick<Game, 'telGameId' | 'telNodeId'>>;

/** Milliseconds for which it is kept: as long as a login or a registration takes. */
const KEPT = 10 * 60_000;

/** The game that is kept, and not for too long. */
export function wantedGame(): WantedGame | undefined {
  const kept = fromJson(platform().sessionStorage.get(WANTED_KEY)) as
    | { game?: WantedGame; at?: number }
    | undefined;
  const age = platform().now() - (kept?.at ?? 0);
  if (kept?.game?.nodeId && age >= 0 && age < KEPT) return kept.game;
  forgetWanted();
  return undefined;
}

export function forgetWanted(): void {
  platform().sessionStorage.remove(WANTED_KEY);
}
