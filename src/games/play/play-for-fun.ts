import type { Game } from '../../gateway/endpoints/game.ts';
import { platform } from '../../platform/platform.ts';
import type { LobbyScope } from '../scope.ts';
import { openLaunched, type TrialLaunchable, trialAddress } from './launch.ts';
import { windowFor } from './play.ts';

type ForFun = TrialLaunchable & Partial<Pick<Game, 'iconUrl'>>;

/** Whether a game is played for play money without an account. */
export function isForFun({ freeplay, telGameId, telNodeId }: Game): boolean {
  return Boolean(freeplay && telGameId && telNodeId);
}

/** Plays a game for play money (LA-1), in the window that its vendor needs; call it within the tap. */
export async function playForFun(game: ForFun, scope: LobbyScope, title: string): Promise<void> {
  const { nodeId, vassalage, iconUrl = '' } = game;
  const window = windowFor(vassalage, title, scope);
  const again = () => trialAddress(game, scope);
  if (window) await openLaunched(title, window, again, () => void playForFun(game, scope, title));
  else await platform().play({ title, nodeId, picture: iconUrl, forFun: true, again });
}
