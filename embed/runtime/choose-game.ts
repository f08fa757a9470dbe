import type { ChosenGame } from '../chosen-game.ts';
import { emit } from '../events.ts';
import type { LoginMount, Origin } from '../mount-contract.ts';
import { outgoingAddress } from '../operator-url.ts';

/** Path of the game list on the operator's site: the build takes it from the routes, which are large. */
declare const __GAME_LIST__: string;
/** The file of the login, which has the operator's frame. */
declare const __LOGIN_FILE__: string;

/**
 * A game was chosen in a mount: the page is told. Unless it has something else in mind, the game is played over the page
 * in the operator's frame, or where the mount says `data-play="tab"` on the operator's site.
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
  return inFrame(host, origin, outgoingAddress(origin, __GAME_LIST__, more), game);
}

/**
 * Opens a game, or where none is given the favourites, over the page; where that cannot be, or the mount says so, the page
 * of the operator's site that does the same.
 */
export async function inFrame(
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
      // The login cannot be had, or the loader is one of before it.
    }
  }
  open(address, '_blank', 'noreferrer');
}
