import DOMPurify from 'dompurify';
import { safeUrl } from '../lib/links.ts';
import { ALLOWED_ATTR, ALLOWED_TAGS, onlyAllowed, STYLE } from './operator-html.ts';
import { applyOperatorSize, applyOperatorStyle } from './operator-style.ts';

/** A picture's address on a page of somebody else, which nothing may be fetched from before it is known how. */
const SOURCE = 'data-source';
const PICTURE = /(<img\b[^>]*?) src="/g;

/** How HTML of the operator is shown on a page of somebody else, whose addresses and root font size are not its own. */
export interface ForeignPage {
  /** Where the operator's own addresses begin. */
  base: string;
  /** The address that a link of it leads to. */
  leave(url: URL): URL;
}

/**
 * The harmless part of the operator's HTML as nodes. Links that leave open outside and give nothing away; of
 * styles a few plain properties stay (`operator-style.ts`).
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
    // Without the operator's cookies; others may not answer a request that asks for that.
    if (url?.origin === abroad?.base) picture.crossOrigin = 'anonymous';
    if (url) picture.src = url.href;
  }
  return fragment;
}
