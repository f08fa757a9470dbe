import DOMPurify from 'dompurify';
import { safeUrl } from '../lib/links.ts';
import { ALLOWED_ATTR, ALLOWED_TAGS, onlyAllowed, STYLE } from './operator-html.ts';
import { applyOperatorSize, applyOperatorStyle } from './operator-style.ts';

/** Holds a picture's URL until its request mode is set, on another site's page. */
const SOURCE = 'data-source';
const PICTURE = /(<img\b[^>]*?) src="/g;

/** How the operator's HTML is shown on another site's page, with its addresses and root font size. */
export interface ForeignPage {
  /** Base of the operator's relative addresses. */
  base: string;
  /** Returns the address that a link leads to. */
  leave(url: URL): URL;
}

/**
 * Sanitises the operator's HTML. Links to other sites open outside without a referrer; some plain styles are kept
 * (`operator-style.ts`).
 */
export function sanitiseHtml(source: string, abroad?: ForeignPage): DocumentFragment {
  const written = onlyAllowed(source);
  const fragment = DOMPurify.sanitize(abroad ? written.replace(PICTURE, `$1 ${SOURCE}="`) : written, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: abroad ? [...ALLOWED_ATTR.filter((name) => name !== 'src'), SOURCE] : [...ALLOWED_ATTR],
    RETURN_DOM_FRAGMENT: true,
  });
  const unit = abroad ? 'px' : 'rem';
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    applyOperatorStyle(element, element.getAttribute(STYLE) ?? '', unit);
    element.removeAttribute(STYLE);
  }
  for (const element of fragment.querySelectorAll<HTMLElement>('[width], [height]')) {
    applyOperatorSize(element, unit);
  }
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    const url = href === null ? undefined : safeUrl(href, abroad?.base ?? document.baseURI);
    if (!url) link.removeAttribute('href');
    else if (abroad || url.origin !== location.origin) {
      if (abroad) link.href = abroad.leave(url).href;
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }
  for (const picture of abroad ? fragment.querySelectorAll('img') : []) {
    const url = safeUrl(picture.getAttribute(SOURCE) ?? '', abroad?.base);
    picture.removeAttribute(SOURCE);
    picture.referrerPolicy = 'no-referrer';
    // Excludes the operator's cookies; other hosts may not support CORS.
    if (url?.origin === abroad?.base) picture.crossOrigin = 'anonymous';
    if (url) picture.src = url.href;
  }
  return fragment;
}
