import DOMPurify from 'dompurify';
import { safeUrl } from '../lib/links.ts';
import { applyOperatorStyle } from './operator-style.ts';

// biome-ignore format: a list to skim
const ALLOWED_TAGS = [
  'a', 'b', 'blockquote', 'br', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'h3', 'h4', 'h5', 'hr', 'i', 'img', 'li',
  'ol', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul',
];
/** Carries a `style` attribute past the parser, where a strict policy would report it. */
const STYLE = 'data-style';
// biome-ignore format: a list to skim
const ALLOWED_ATTR = [
  'href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'width', 'height', 'dir', 'lang', STYLE,
];

/**
 * The harmless part of the operator's HTML as nodes. Links that leave open outside and give nothing away; of
 * styles a few plain properties stay (`operator-style.ts`).
 */
export function sanitised(source: string): DocumentFragment {
  const renamed = source.replace(/(<[^>]*?\s)style(\s*=)/gi, `$1${STYLE}$2`);
  const fragment = DOMPurify.sanitize(renamed, { ALLOWED_TAGS, ALLOWED_ATTR, RETURN_DOM_FRAGMENT: true });
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    applyOperatorStyle(element, element.getAttribute(STYLE) ?? '');
    element.removeAttribute(STYLE);
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
