import { safeUrl } from '../../src/lib/links.ts';
import { $signedIn } from '../../src/session/session.ts';
import type { ChosenGame } from '../mount-contract.ts';
import { $view } from './current-view.ts';

const attribution = { code: '', domain: '', widget: '' };

/** Sets partner code, host or widget that a registration is attributed to (RG-6). */
export function setAttribution(source: Partial<typeof attribution>): void {
  Object.assign(attribution, source);
}

/** Returns the query with which the operator's site offers a game. */
export const gameQuery = ({ gameId, nodeId, gameName, gameType, vassalage }: ChosenGame) => ({
  gameType,
  vassalage,
  gameId,
  nodeId,
  game: gameName,
});

/**
 * Adds the attribution to a URL of the operator's site, and for visitors the chosen game, which the site offers after
 * sign-in.
 */
function attributedUrl(address: string): string {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin) return url.href;
  const stage = $view.get();
  const chosen = stage?.show === 'game' && !$signedIn.get() ? gameQuery(stage.game) : {};
  for (const [name, value] of Object.entries({ ...chosen, ...attribution })) {
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Opens a URL in a new tab without access to this window. */
export function openOutside(address: string): void {
  const url = safeUrl(attributedUrl(address));
  if (url) window.open(url.href, '_blank', 'noopener,noreferrer');
}

/** Opens all links in new tabs; the frame never navigates. */
export function openLinksOutside(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || event.defaultPrevented) return;
    event.preventDefault();
    openOutside(link.href);
  });
}
