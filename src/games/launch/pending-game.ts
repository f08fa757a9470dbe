import type { Game } from '../../gateway/endpoints/game.ts';
import { parseJson } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';
import type { PlayableGame } from './launch.ts';
import { PENDING_GAME_KEY } from './save-pending-game.ts';

export type PendingGame = PlayableGame & Partial<Pick<Game, 'iconUrl' | 'telGameId' | 'telNodeId'>>;

/** Milliseconds for which it is kept, enough for a registration. */
const KEPT = 10 * 60_000;

/** Returns the saved game unless it is too old. */
export function getPendingGame(): PendingGame | undefined {
  const kept = parseJson(platform().sessionStorage.get(PENDING_GAME_KEY)) as
    | { game?: PendingGame; at?: number }
    | undefined;
  const age = platform().now() - (kept?.at ?? 0);
  if (kept?.game?.nodeId && age >= 0 && age < KEPT) return kept.game;
  clearPendingGame();
  return undefined;
}

export function clearPendingGame(): void {
  platform().sessionStorage.remove(PENDING_GAME_KEY);
}
