import DOMPurify from 'dompurify';
import { safeUrl } from '../lib/links.ts';

// biome-ignore format: a list to skim
const ALLOWED_TAGS = [
  'a', 'b', 'blockquote', 'br', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'h3', 'h4', 'h5', 'hr', 'i', 'img', 'li',
  'ol', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul',
];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'width', 'height', 'dir', 'lang'];

/** The harmless part of the operator's HTML as nodes; links that leave open outside and give nothing away. */
export function sanitised(source: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(source, { ALLOWED_TAGS, ALLOWED_ATTR, RETURN_DOM_FRAGMENT: true });
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
