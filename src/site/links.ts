import { platform } from '../platform/platform.ts';
import { linkTo, routeAt } from '../routes/routes.ts';
import { closePanel } from '../shell/drawers/panels.ts';
import { runWhenLoaded } from '../ui/run-when-loaded.ts';

/**
 * Handles clicks on links of the site without loading a new document. Links stay plain `<a href>`, so new
 * tabs, downloads and other origins work as in any browser.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    const route = routeAt(link.pathname);
    if (!route) return;
    event.preventDefault();
    closePanel();
    if (route === 'inviteFriends') return invite();
    const here = location.pathname + location.search;
    const there = link.pathname + link.search;
    if (there !== here) platform().navigate(there);
    else window.scrollTo(0, 0);
  });
}

function invite(): void {
  runWhenLoaded(import('../shell/drawers/invite.ts'), ({ inviteFriends }) => inviteFriends());
}

/**
 * Replaces unknown addresses by home, and the address of an invitation by home with its popup (RT-1, RT-12).
 */
export function settleAddress(): void {
  const route = routeAt(location.pathname);
  if (!route) platform().navigate(linkTo('home'), { replace: true });
  if (route === 'inviteFriends') {
    platform().navigate(linkTo('home'), { replace: true });
    invite();
  }
}
