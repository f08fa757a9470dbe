import { safeUrl } from '../../src/lib/links.ts';
import type { ChosenGame } from '../chosen-game.ts';

let credited: Readonly<Record<string, string>> = {};

/** Whom a registration is credited to: the partner's code and the host name of its page (RG-6). */
export function creditTo(code: string, domain: string): void {
  credited = { ...(code && { code }), ...(domain && { domain }) };
}

/** The query by which a page of the operator's site offers a game. */
export const gameQuery = ({ gameId, nodeId, gameName, gameType, vassalage }: ChosenGame) => ({
  gameType,
  vassalage,
  gameId,
  nodeId,
  game: gameName,
});

/** An address of the operator's site, with the partner's code and page. */
function siteAddress(address: string): string {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin) return url.href;
  for (const [name, value] of Object.entries(credited)) url.searchParams.set(name, value);
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
