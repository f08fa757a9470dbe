import { safeUrl } from '../../src/lib/links.ts';

/** The action of a link on a terminal, which never leaves its page. */
export type LinkTarget =
  | { to: 'page'; address: string }
  | { to: 'anchor'; id: string }
  | { to: 'outside'; address: string }
  | { to: 'nowhere' };

/** Path of the site's pages. */
const SITE_PATH = /^\/m(\/|$)/;

/** Resolves the `href` of a link against the address of the kiosk's page. */
export function resolveLink(href: string, page: string): LinkTarget {
  if (href.startsWith('#')) return { to: 'anchor', id: href.slice(1) };
  const url = safeUrl(href, page);
  if (!url) return { to: 'nowhere' };
  if (url.origin === new URL(page).origin && SITE_PATH.test(url.pathname)) {
    return { to: 'page', address: url.pathname + url.search };
  }
  return { to: 'outside', address: url.href };
}

interface LinkHandlers {
  page(address: string): void;
  outside(address: string): void;
}

/**
 * Handles every click on a link, so that none loads, opens or downloads anything. Returns a function that undoes
 * it.
 */
export function interceptLinks(ways: LinkHandlers): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const where = resolveLink(link.getAttribute('href') ?? '', location.href);
    if (where.to === 'page') ways.page(where.address);
    else if (where.to === 'outside') ways.outside(where.address);
    else if (where.to === 'anchor') document.getElementById(where.id)?.scrollIntoView();
  };
  // A form without a submit handler would load a page.
  const submit = (event: SubmitEvent) => event.preventDefault();
  document.addEventListener('click', follow);
  document.addEventListener('auxclick', follow);
  document.addEventListener('submit', submit);
  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('auxclick', follow);
    document.removeEventListener('submit', submit);
  };
}
