import type { Origin } from '../../mount-contract.ts';
import { operatorUrl } from '../../operator-url.ts';
import { openInDialog } from '../../runtime/choose-game.ts';

/**
 * Inserted by the build, because importing the route table would add bytes: path of the favourites on the operator's
 * site.
 */
declare const __FAVOURITES__: string;

/** Opens the favourites in the operator frame, where a visitor signs in first. */
export function openFavourites(host: HTMLElement, origin: Origin): Promise<void> {
  return openInDialog(host, origin, operatorUrl(origin, __FAVOURITES__, { widget: 'lobby' }));
}
