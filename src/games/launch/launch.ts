import { invalidate } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { launchGame, launchTrialGame } from '../../gateway/endpoints/launch.ts';
import { addRecentGame } from '../../gateway/endpoints/player-games.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError, GatewayError, refusal, UNSAFE_GAME_URL } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { anySignal } from '../../lib/any-signal.ts';
import { playableUrl } from '../../lib/links.ts';
import { type GameToOpen, type GameWindow, platform } from '../../platform/platform.ts';
import { requestConfirmation } from '../../ui/confirm.ts';
import { showToast, TOAST_LONG } from '../../ui/toasts.ts';
import { RECENT } from '../lists/player-lists.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { isRetryable } from './is-retryable.ts';

/** Milliseconds of the loading toast (B9), and after which a launch with all its tries is given up. */
const LOADING_TOAST = 3_000;
const LAUNCH_LIMIT = 20_000;

/** What a launch needs to know of a game or, for sports, of a vendor. */
export type LaunchTarget = Pick<Game, 'gameId' | 'nodeId' | 'vassalage'>;
export type TrialTarget = LaunchTarget & Pick<Game, 'telGameId' | 'telNodeId'>;

function launchQuery({ gameId, nodeId, vassalage }: LaunchTarget, { merchantCode, language }: LobbyScope) {
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

/**
 * Address of a game for whoever is signed in (LA-1). That holds for a trial account (type 4) too: it has a wallet of
 * play money at the gateway, which knows its type by the session. The trial launch is for those without an account.
 * @throws GatewayError, also for an address that may not be opened
 */
export function requestLaunchUrl(
  game: LaunchTarget,
  scope: LobbyScope,
  signal?: AbortSignal,
): Promise<string> {
  const query = launchQuery(game, scope);
  return address((limit) => call(launchGame, { query }, { signal: limit }), signal);
}

/** Address of a game on trial (LA-1). @throws GatewayError, also where the game has no trial */
export async function requestTrialUrl(
  game: TrialTarget,
  scope: LobbyScope,
  signal?: AbortSignal,
): Promise<string> {
  const { telGameId, telNodeId } = game;
  if (!telGameId || !telNodeId) throw new GatewayError('refused', refusal.noTrial);
  const query = { ...launchQuery(game, scope), telGameId, telNodeId };
  return address((limit) => call(launchTrialGame, { query }, { signal: limit }), signal);
}

type Launched = { content: { game_url: string } };

async function address(ask: (limit: AbortSignal) => Promise<Launched>, signal?: AbortSignal) {
  const limit = AbortSignal.timeout(LAUNCH_LIMIT);
  try {
    const { content } = await ask(anySignal(signal, limit));
    const url = playableUrl(content.game_url, location.href);
    if (!url) throw new GatewayError('malformed', UNSAFE_GAME_URL);
    return url.href;
  } catch (error) {
    throw limit.aborted && !signal?.aborted
      ? new GatewayError('timeout', undefined, { cause: error })
      : error;
  }
}

/** A game that is launched from a tile or the winners board. */
export type PlayableGame = LaunchTarget &
  Pick<Game, 'gameName' | 'gameType'> &
  Partial<Pick<Game, 'displayName' | 'iconUrl'>>;

/** Address of a game whose window stands; it is among the recent ones from then on (LA-2). @throws GatewayError */
export async function requestRecordedLaunchUrl(game: PlayableGame, scope: LobbyScope): Promise<string> {
  try {
    const address = await requestLaunchUrl(game, scope);
    void addToRecentGames(game);
    return address;
  } catch (error) {
    platform().report({ name: 'launch', error });
    throw error;
  }
}

interface Options {
  /** What the game is called in the player's language. */
  title: string;
  /** The window of its own that was opened for it. */
  window: GameWindow;
  /** Launches it again, from a tap. */
  retry(): void;
}

/** Launches a game in a window of its own (LA-1). A failure leaves the page as it is and is told by a toast. */
export async function openGameInWindow(
  game: PlayableGame,
  scope: LobbyScope,
  { title, window, retry }: Options,
): Promise<void> {
  const done = showLoadingToast();
  try {
    const address = await requestLaunchUrl(game, scope);
    done();
    openLaunchUrl({ address, title }, window, () => void addToRecentGames(game));
  } catch (thrown) {
    done();
    window.close();
    showLaunchError(asGatewayError(thrown), retry);
  }
}

/** A game with its address. */
type Addressed = Required<Pick<GameToOpen, 'address' | 'title'>>;

/** Shows a launched game in the window that was opened for it, else over the page. */
export function openLaunchUrl(game: Addressed, window: GameWindow | undefined, onShown: () => void): void {
  const shown = window?.show(game.address);
  if (shown === 'blocked') void offerWindow(game, onShown);
  else if (shown !== 'closed') {
    if (!window) void platform().openGame(game);
    onShown();
  }
}

/** Shows what has no window over the page yet: in the one that was opened within the tap, else over the page. */
export async function openUrlInWindow(
  title: string,
  window: GameWindow | undefined,
  ask: () => Promise<string>,
  retry: () => void,
): Promise<void> {
  const done = showLoadingToast();
  try {
    const address = await ask();
    done();
    openLaunchUrl({ address, title }, window, () => {});
  } catch (thrown) {
    done();
    window?.close();
    showLaunchError(asGatewayError(thrown), retry);
  }
}

/** The browser kept the window from opening: a tap on a button opens another one. */
async function offerWindow({ address }: Addressed, onShown: () => void): Promise<void> {
  const opens = await requestConfirmation({
    title: 'lobby.windowTitle',
    text: 'lobby.windowBlocked',
    yes: 'lobby.windowOpen',
    no: 'common.cancel',
  });
  if (!opens) return;
  platform().open(address);
  onShown();
}

/** Says that a launch is on its way, for as long as it is; returns what ends that. */
export function showLoadingToast(): () => void {
  let hide = showToast('common.loading', { kind: 'loading', ms: LOADING_TOAST });
  const timer = setTimeout(() => {
    hide = showToast('lobby.launching', { kind: 'loading', ms: LAUNCH_LIMIT });
  }, LOADING_TOAST);
  return () => {
    clearTimeout(timer);
    hide();
  };
}

/** Tells why a game was not launched, with another try where that may end differently. */
export function showLaunchError(error: GatewayError, retry: () => void): void {
  platform().report({ name: 'launch', error });
  showToast(errorText(error), {
    kind: 'failure',
    ms: TOAST_LONG,
    ...(isRetryable(error) && { action: { text: 'common.tryAgain', run: retry } as const }),
  });
}

/** Adds to the recent games (LA-2); the game runs whether or not that works. */
export async function addToRecentGames({ gameId, nodeId, gameType, vassalage }: PlayableGame): Promise<void> {
  try {
    await call(addRecentGame, { query: { gameId, nodeId, gameType, vassalage } });
    invalidate(RECENT);
  } catch (error) {
    platform().report({ name: 'recent', error });
  }
}
