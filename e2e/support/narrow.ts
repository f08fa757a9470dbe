import type { Page } from 'playwright/test';

/**
 * Returns layout problems: numbers with a line break, overflow of the page in pixels, and widths of squeezed logos.
 */
export async function unfit(page: Page): Promise<{ broken: string[]; tooWide: number; squeezed: number[] }> {
  return page.evaluate(() => {
    const number = /[+\-−₹]?\s?\p{N}(?:[\p{N}.,:/\u00a0\u202f-]*\p{N})?%?/gu;
    const broken: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('[aria-hidden=true]'))
        continue;
      const text = node.nodeValue ?? '';
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
    return { broken, tooWide: document.documentElement.scrollWidth - innerWidth, squeezed };
  });
}
