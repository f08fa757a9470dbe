import { emit } from '../events.ts';
import type { ChosenGame, LoginMount, Origin } from '../mount-contract.ts';
import { operatorUrl } from '../operator-url.ts';

/**
 * Inserted by the build, because importing the route table would add bytes: path of the game list on the operator's
 * site.
 */
declare const __GAME_LIST__: string;
/** Inserted by the build: the module of the login, which owns the operator dialog. */
declare const __LOGIN_FILE__: string;

/**
 * Dispatches `foyer:game`. Unless the page cancels it, the game opens in the operator frame, or with
 * `data-play="tab"` on the operator's site.
 */
export async function chooseGame(
  host: HTMLElement,
  mount: string,
  origin: Origin,
  chosen: ChosenGame,
): Promise<void> {
  const { gameId, nodeId, gameName, gameType, vassalage } = chosen;
  const game = { gameId, nodeId, gameName, gameType, vassalage };
  if (!emit(host, 'game', { mount, ...game })) return;
  const more = { gameType, vassalage, gameId, nodeId, game: gameName, widget: mount };
  return openInDialog(host, origin, operatorUrl(origin, __GAME_LIST__, more), game);
}

/** Opens a game, or the favourites if there is none, in the operator frame. Falls back to `address` in a new tab. */
export async function openInDialog(
  host: HTMLElement,
  origin: Origin,
  address: string,
  game?: ChosenGame,
): Promise<void> {
  if (host.dataset.play !== 'tab') {
    try {
      const login = (await origin.load!(__LOGIN_FILE__)) as LoginMount;
      return login.play(host, origin, game, address);
    } catch {
      // The login cannot be loaded, or the loader is too old to have `load`.
    }
  }
  open(address, '_blank', 'noreferrer');
}
