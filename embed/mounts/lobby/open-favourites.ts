import type { Origin } from '../../mount-contract.ts';
import { outgoingAddress } from '../../operator-url.ts';
import { inFrame } from '../../runtime/choose-game.ts';

/** Path of the favourites on the operator's site: the build takes it from the routes, which are large. */
declare const __FAVOURITES__: string;

/** Opens the favourites of who is signed in, in the operator's frame alone; a visitor signs in there first. */
export function openFavourites(host: HTMLElement, origin: Origin): Promise<void> {
  return inFrame(host, origin, outgoingAddress(origin, __FAVOURITES__, { widget: 'lobby' }));
}
