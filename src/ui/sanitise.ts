import DOMPurify from 'dompurify';
import { safeUrl } from '../lib/links.ts';
import { ALLOWED_ATTR, ALLOWED_TAGS, onlyAllowed, STYLE } from './operator-html.ts';
import { applyOperatorSize, applyOperatorStyle } from './operator-style.ts';

/**
 * The harmless part of the operator's HTML as nodes. Links that leave open outside and give nothing away; of
 * styles a few plain properties stay (`operator-style.ts`).
 */
export function sanitised(source: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(onlyAllowed(source), {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTR],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    applyOperatorStyle(element, element.getAttribute(STYLE) ?? '');
    element.removeAttribute(STYLE);
  }
  for (const element of fragment.querySelectorAll<HTMLElement>('[width], [height]')) {
    applyOperatorSize(element);
  }
  for (const link of fragment.querySelectorAll('a')) {
    const url = safeUrl(link.getAttribute('href') ?? '', document.baseURI);
    if (!url) link.removeAttribute('href');
    else if (url.origin !== location.origin) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }
  return fragment;
}
