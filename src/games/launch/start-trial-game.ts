import type { Game } from '../../gateway/endpoints/game.ts';
import { platform } from '../../platform/platform.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { openUrlInWindow, requestTrialUrl, type TrialTarget } from './launch.ts';
import { openWindowIfNeeded } from './start-game.ts';

type ForFun = TrialTarget & Partial<Pick<Game, 'iconUrl'>>;

/** Whether a game can be played for play money without an account. */
export function hasTrial({ freeplay, telGameId, telNodeId }: Game): boolean {
  return Boolean(freeplay && telGameId && telNodeId);
}

/** Starts the trial of a game (LA-1), in a window if its vendor needs one; call it within the tap. */
export async function startTrialGame(game: ForFun, scope: LobbyScope, title: string): Promise<void> {
  const { nodeId, vassalage, iconUrl = '' } = game;
  const window = openWindowIfNeeded(vassalage, title, scope);
  const again = () => requestTrialUrl(game, scope);
  if (window) await openUrlInWindow(title, window, again, () => void startTrialGame(game, scope, title));
  else await platform().openGame({ title, nodeId, picture: iconUrl, playMoney: true, requestUrl: again });
}
