import { invalidate, type Remote } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { launchGame, launchTrialGame } from '../../gateway/endpoints/launch.ts';
import { addRecentGame } from '../../gateway/endpoints/player-games.ts';
import { call } from '../../gateway/http/client.ts';
import {
  asGatewayError,
  asLoadError,
  GatewayError,
  refusal,
  UNSAFE_GAME_URL,
} from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { anySignal } from '../../lib/any-signal.ts';
import { playableUrl } from '../../lib/links.ts';
import { type GameToOpen, type GameWindow, platform } from '../../platform/platform.ts';
import { $session } from '../../session/session.ts';
import { requestConfirmation } from '../../ui/confirm.ts';
import { showToast, TOAST_LONG } from '../../ui/toasts.ts';
import { RECENT } from '../lists/player-lists.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { $openGame, closeGame, type OpenGame } from './open-game.ts';

/** Milliseconds of the loading toast, and until a launch with its retries is aborted. */
const LOADING_TOAST = 3_000;
const LAUNCH_LIMIT = 20_000;

/** A match of a vendor's sports, and the outcome to choose in it. */
export interface MatchToOpen {
  matchId?: string | undefined;
  outcome?: string | undefined;
}

/** Launch parameters of a game or, for sports, of a vendor. */
export type LaunchTarget = Pick<Game, 'gameId' | 'nodeId' | 'vassalage'> & MatchToOpen;
export type TrialTarget = LaunchTarget & Pick<Game, 'telGameId' | 'telNodeId'>;

function launchQuery(
  { gameId, nodeId, vassalage, matchId, outcome }: LaunchTarget,
  { merchantCode, language }: LobbyScope,
) {
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
    matchId,
    outcome,
    ...pageColours(),
  } as const;
}

/** Returns the scheme and the accent of the page, which depend on the brand, the player's choice and the device. */
function pageColours() {
  const style = getComputedStyle(document.documentElement);
  const accent = style.getPropertyValue('--accent').trim();
  return {
    theme: style.colorScheme === 'light' ? 'light' : 'dark',
    accent: /^#[0-9a-f]{6}$/i.test(accent) ? accent : undefined,
  } as const;
}

/**
 * Requests the launch URL of a game for the current session (LA-1). A trial account (type 4) has a wallet of play
 * money and uses it too; `requestTrialUrl` needs no account.
 * @throws GatewayError, also for a URL that may not be opened
 */
export function requestLaunchUrl(
  game: LaunchTarget,
  scope: LobbyScope,
  signal?: AbortSignal,
): Promise<string> {
  const query = launchQuery(game, scope);
  return address((limit) => call(launchGame, { query }, { signal: limit }), signal);
}

/**
 * Requests the launch URL of a game's trial (LA-1).
 * @throws GatewayError, also if the game has no trial
 */
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

/** A game that can be started from a tile or the winners board. */
export type PlayableGame = LaunchTarget &
  Pick<Game, 'gameName' | 'gameType'> &
  Partial<Pick<Game, 'displayName' | 'iconUrl'>>;

/**
 * Requests the launch URL of a game and adds it to the recent games (LA-2).
 * @throws GatewayError
 */
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
  /** Name of the game in the player's language. */
  title: string;
  /** The separate window that was opened for it. */
  window: GameWindow;
  /** Starts the game again, from a tap. */
  retry(): void;
}

/** Requests a launch URL and opens it in a separate window (LA-1). A failure shows a toast. */
export function openGameInWindow(
  game: PlayableGame,
  scope: LobbyScope,
  { title, window, retry }: Options,
): Promise<void> {
  const ask = () => requestLaunchUrl(game, scope);
  return openUrlInWindow(title, window, ask, retry, () => void addToRecentGames(game));
}

type Addressed = Required<Pick<GameToOpen, 'address' | 'title'>>;

/** Opens a launch URL in its window, or over the page without one. */
export function openLaunchUrl(game: Addressed, window: GameWindow | undefined, onShown: () => void): void {
  const shown = window?.show(game.address);
  if (shown === 'blocked') void offerWindow(game, onShown);
  else if (shown !== 'closed') {
    if (!window) void platform().openGame(game);
    onShown();
  }
}

/** Requests a URL and opens it in its window, or over the page without one. A failure shows a toast. */
export async function openUrlInWindow(
  title: string,
  window: GameWindow | undefined,
  ask: () => Promise<string>,
  retry: () => void,
  onShown = () => {},
): Promise<void> {
  const done = showLoadingToast();
  try {
    const address = await ask();
    done();
    openLaunchUrl({ address, title }, window, onShown);
  } catch (thrown) {
    done();
    window?.close();
    showLaunchError(asGatewayError(thrown), retry);
  }
}

/** Offers a button that opens a window, after the browser blocked the first one. */
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

/** Shows toasts while a launch is in progress; returns a function that hides them. */
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

/** Reports a failed launch and shows it, with a retry if that may help. */
export function showLaunchError(error: GatewayError, retry: () => void): void {
  platform().report({ name: 'launch', error });
  showToast(errorText(error), {
    kind: 'failure',
    ms: TOAST_LONG,
    ...(isRetryable(error) && { action: { text: 'common.tryAgain', run: retry } as const }),
  });
}

/** Adds a game to the recent games (LA-2); a failure does not affect the game. */
export async function addToRecentGames({ gameId, nodeId, gameType, vassalage }: PlayableGame): Promise<void> {
  try {
    await call(addRecentGame, { query: { gameId, nodeId, gameType, vassalage } });
    invalidate(RECENT);
  } catch (error) {
    platform().report({ name: 'recent', error });
  }
}

/**
 * Requests a launch URL for the game on screen, initially or as a retry. Closes the game if it has no `requestUrl`,
 * or if the session has changed meanwhile.
 */
export async function restartGame(): Promise<void> {
  const playing = $openGame.get();
  if (!playing?.requestUrl) return closeGame();
  const token = $session.get()?.token;
  const waiting: OpenGame = { ...playing, address: { state: 'loading' } };
  $openGame.set(waiting);
  const address = await playing.requestUrl().then(
    (value): Remote<string> => ({ state: 'ready', value }),
    (thrown: unknown): Remote<string> => ({ state: 'failed', error: asLoadError(thrown) }),
  );
  if ($openGame.get() !== waiting) return;
  if ($session.get()?.token === token) $openGame.set({ ...waiting, address });
  else closeGame();
}

/** Whether a failed launch may succeed on a retry. */
export function isRetryable({ kind, code }: GatewayError): boolean {
  return kind === 'refused' ? code === refusal.vendorDown : code !== UNSAFE_GAME_URL;
}
