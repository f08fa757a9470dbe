import type { Page } from 'playwright/test';

interface Unfit {
  /** Numbers with a line break. */
  broken: string[];
  /** Headings and controls that show only the beginning of their text. */
  cut: string[];
  /** Overflow of the page in pixels. */
  tooWide: number;
  /** Widths of squeezed logos. */
  squeezed: number[];
}

/** Returns problems of the layout. */
export async function unfit(page: Page): Promise<Unfit> {
  return page.evaluate(() => {
    const number = /[+\-−₹]?\s?\p{N}(?:[\p{N}.,:/\u00a0\u202f-]*\p{N})?%?/gu;
    const broken: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('[aria-hidden=true]'))
        continue;
      const text = node.nodeValue ?? '';
      // Addresses break anywhere, also within their port.
      if (/^https?:/.test(text)) continue;
      for (const { 0: found, index } of text.matchAll(number)) {
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(`${found} of ${text}`);
      }
    }
    const squeezed = [...document.querySelectorAll('.logo__mark')]
      .map((mark) => mark.getBoundingClientRect())
      .filter(({ width, height }) => width < height)
      .map(({ width }) => width);
    const cut = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, [role=tab], label, legend, th'),
    ]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).overflowX !== 'visible')
      .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.innerText);
    return { broken, cut, tooWide: document.documentElement.scrollWidth - innerWidth, squeezed };
  });
}
