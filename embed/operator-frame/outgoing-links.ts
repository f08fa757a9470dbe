import { safeUrl } from '../../src/lib/links.ts';
import { $signedIn } from '../../src/session/session.ts';
import type { ChosenGame } from '../chosen-game.ts';
import { $stage } from './current-view.ts';

const credited = { code: '', domain: '', widget: '' };

/** Sets what a registration is credited to: a partner's code, the host name of its page or the widget on it (RG-6). */
export function creditTo(source: Partial<typeof credited>): void {
  Object.assign(credited, source);
}

/** The query by which a page of the operator's site offers a game. */
export const gameQuery = ({ gameId, nodeId, gameName, gameType, vassalage }: ChosenGame) => ({
  gameType,
  vassalage,
  gameId,
  nodeId,
  game: gameName,
});

/**
 * An address of the operator's site with the partner's code, page and widget, and for a visitor with the chosen game, which
 * the site offers once they have registered or signed in there.
 */
function siteAddress(address: string): string {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin) return url.href;
  const stage = $stage.get();
  const chosen = stage?.show === 'game' && !$signedIn.get() ? gameQuery(stage.game) : {};
  for (const [name, value] of Object.entries({ ...chosen, ...credited })) {
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Opens an address beside the partner's page, in a window that cannot reach this one. */
export function leaveTo(address: string): void {
  const url = safeUrl(siteAddress(address));
  if (url) window.open(url.href, '_blank', 'noopener,noreferrer');
}

/** Opens every link of the product's own pages beside the partner's page: the frame itself goes nowhere. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || event.defaultPrevented) return;
    event.preventDefault();
    leaveTo(link.href);
  });
}
