import { atom } from 'nanostores';
import { asLoadError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { type GameWindow, platform } from '../../platform/platform.ts';
import { requireSession } from '../../session/require-session.ts';
import { showToast } from '../../ui/toasts.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import type { PlayableGame } from './launch.ts';
import { savePendingGame } from './save-pending-game.ts';

/** Node id of the game that is starting. */
export const $launching = atom<string | undefined>();

/** Whether a vendor's games need a separate window on this platform. */
export function needsWindow(vassalage: string, { newWindowVendors }: LobbyScope): boolean {
  return Boolean(newWindowVendors?.includes(vassalage) && platform().openGameWindow);
}

/** Opens a window if the vendor needs one; call it within the tap. */
export function openWindowIfNeeded(
  vassalage: string,
  title: string,
  scope: LobbyScope,
): GameWindow | undefined {
  return needsWindow(vassalage, scope) ? platform().openGameWindow?.(title) : undefined;
}

/**
 * Starts a game on tap (LA-1). A visitor signs in first and the game is saved until then. Otherwise the game's
 * dialog or window opens at once, before the launch URL arrives. Ignores taps while a game is starting.
 */
export function startGame(game: PlayableGame, scope: LobbyScope): void {
  if ($launching.get() !== undefined) return;
  if (!requireSession()) {
    savePendingGame(game);
    return;
  }
  $launching.set(game.nodeId);
  const title = game.displayName || game.gameName;
  const window = openWindowIfNeeded(game.vassalage, title, scope);
  const opening = window
    ? import('./launch.ts').then(
        ({ openGameInWindow }) =>
          openGameInWindow(game, scope, { title, window, retry: () => startGame(game, scope) }),
        (thrown: unknown) => {
          window.close();
          showToast(errorText(asLoadError(thrown)), { kind: 'failure' });
        },
      )
    : platform().openGame({
        title,
        nodeId: game.nodeId,
        picture: game.iconUrl ?? '',
        requestUrl: async () => (await import('./launch.ts')).requestRecordedLaunchUrl(game, scope),
      });
  void Promise.resolve(opening).then(() => $launching.set(undefined));
}
