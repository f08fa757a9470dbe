import { atom } from 'nanostores';
import { call } from '../gateway/client.ts';
import type { Game } from '../gateway/endpoints/game.ts';
import { launchGame, launchTrialGame } from '../gateway/endpoints/lobby.ts';
import { addRecentGame } from '../gateway/endpoints/own-games.ts';
import { asGatewayError, GatewayError } from '../gateway/errors.ts';
import { forgetResources } from '../gateway/resource.ts';
import { errorText } from '../i18n/error-texts.ts';
import { safeUrl } from '../lib/links.ts';
import { platform } from '../platform/platform.ts';
import { requireSession } from '../session/gates.ts';
import { showToast } from '../ui/toasts.ts';
import { RECENT } from './lists.ts';
import type { LobbyScope } from './scope.ts';

/** Milliseconds the loading toast of a launch stands at most (B9). */
const LOADING_TOAST = 3_000;

/** What a launch needs to know of a game or, for sports, of a vendor. */
export type Launchable = Pick<Game, 'gameId' | 'nodeId' | 'vassalage'>;
export type TrialLaunchable = Launchable & Pick<Game, 'telGameId' | 'telNodeId'>;

function launchQuery({ gameId, nodeId, vassalage }: Launchable, { merchantCode, language }: LobbyScope) {
  return {
    confirmTrans: true,
    launchMode: 'h5',
    platform: 'html5',
    clientType: 2,
    gameId,
    nodeId,
    accountType: vassalage,
    merchantCode,
    language,
    webView: platform().device.inApp,
  } as const;
}

/** Address of a game for the member (LA-1). @throws GatewayError, also for an address that is not http or https */
export async function launchAddress(
  game: Launchable,
  scope: LobbyScope,
  signal?: AbortSignal,
): Promise<string> {
  return playable(await call(launchGame, { query: launchQuery(game, scope) }, { signal }));
}

/** Address of a game on trial (LA-1). @throws GatewayError, also for an address that is not http or https */
export async function trialAddress(
  game: TrialLaunchable,
  scope: LobbyScope,
  signal?: AbortSignal,
): Promise<string> {
  const { telGameId, telNodeId } = game;
  const query = { ...launchQuery(game, scope), telGameId, telNodeId };
  return playable(await call(launchTrialGame, { query }, { signal }));
}

function playable({ content }: { content: { game_url: string } }): string {
  const url = safeUrl(content.game_url, location.href);
  if (!url) throw new GatewayError('malformed', 'game_url');
  return url.href;
}

/** Node id of the game that is being launched. */
export const $launching = atom<string | undefined>();

/** A game that is launched from a tile or the winners board. */
export type Played = Launchable & Pick<Game, 'gameName' | 'gameType'>;

/**
 * Launches a game and shows it (LA-1); a visitor goes to login. A failure leaves the page as it is and is told
 * by a toast. A second tap while one game is on its way does nothing.
 */
export async function launch(game: Played, scope: LobbyScope): Promise<void> {
  if ($launching.get() !== undefined || !requireSession()) return;
  $launching.set(game.nodeId);
  const hide = showToast('common.loading', { kind: 'loading', ms: LOADING_TOAST });
  try {
    const address = await launchAddress(game, scope);
    hide();
    platform().play({ address, title: game.gameName });
    void noteRecent(game);
  } catch (thrown) {
    hide();
    const error = asGatewayError(thrown);
    platform().report({ name: 'launch', detail: error.message });
    showToast(errorText(error), { kind: 'failure' });
  } finally {
    $launching.set(undefined);
  }
}

/** Adds to the recent games (LA-2); the game runs whether or not that works. */
async function noteRecent({ gameId, nodeId, gameType, vassalage }: Played): Promise<void> {
  try {
    await call(addRecentGame, { query: { gameId, nodeId, gameType, vassalage } });
    forgetResources(RECENT);
  } catch (error) {
    platform().report({ name: 'recent', detail: String(error) });
  }
}
