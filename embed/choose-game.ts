import { emit } from './events.ts';
import { outgoingAddress } from './outgoing-address.ts';
import type { Origin } from './widget.ts';

/** Path of the game list on the operator's site: the build takes it from the routes, which are large. */
declare const __GAME_LIST__: string;

/** What a mount knows of a game that can be played. */
export interface ChosenGame {
  gameId: string;
  nodeId: string;
  gameName: string;
  gameType: string;
  vassalage: string;
}

/** A game was chosen in a mount: the page is told, and unless it has something else in mind the operator's site opens. */
export function chooseGame(host: HTMLElement, mount: string, origin: Origin, chosen: ChosenGame): void {
  const { gameId, nodeId, gameName, gameType, vassalage } = chosen;
  if (!emit(host, 'game', { mount, gameId, nodeId, gameName, gameType, vassalage })) return;
  const more = { gameType, vassalage, gameId, nodeId, game: gameName, widget: mount };
  open(outgoingAddress(origin, __GAME_LIST__, more), '_blank', 'noreferrer');
}
