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

/**
 * Returns Arabic words whose strokes a clipping box cuts off, or that leave a box with a background or cross an icon. Nastaliq rises
 * far above its line, so that a word can lose the stroke that tells its first letter from another.
 */
export async function cutLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    const clips = (box: CSSStyleDeclaration) =>
      box.overflowY !== 'visible' ||
      /paint|strict|content/.test(box.contain) ||
      box.contentVisibility === 'auto';
    const cutBy = (element: Element, word: DOMRect, top: number, bottom: number): boolean => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (style.display.startsWith('inline') || !clips(style)) return false;
      if (word.bottom < box.top || word.top > box.bottom || word.right < box.left || word.left > box.right)
        return false;
      const scrolls = /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight;
      const margin = /auto|scroll|hidden/.test(style.overflowY)
        ? 0
        : Number.parseFloat(style.overflowClipMargin);
      if (scrolls && (element.scrollTop > 0 || top >= box.top)) return false;
      return box.top - margin - top > 1 || bottom - box.bottom - margin > 1;
    };
    const isSeen = (colour: string) => colour !== '' && !colour.endsWith(', 0)');
    const isPainted = ({
      backgroundColor,
      backgroundImage,
      borderTopWidth,
      borderTopColor,
    }: CSSStyleDeclaration) =>
      isSeen(backgroundColor) ||
      backgroundImage !== 'none' ||
      (borderTopWidth !== '0px' && isSeen(borderTopColor));
    const icons = [...document.querySelectorAll('svg, img')].filter((each) =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const iconCrossed = (word: DOMRect, top: number, bottom: number) =>
      icons.find((each) => {
        const box = each.getBoundingClientRect();
        const middle = (word.left + word.right) / 2;
        const isBehind =
          middle > box.left && middle < box.right && word.bottom > box.top && word.top < box.bottom;
        const [left, right] = [Math.max(word.left, box.left), Math.min(word.right, box.right)];
        const [start, end] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        if (isBehind || right - left <= 3 || end - start <= 3) return false;
        // A bar above the page hides what is behind it.
        const front = document.elementsFromPoint((left + right) / 2, (start + end) / 2);
        return !front.length || front.slice(0, 2).some((shown) => shown === each || each.contains(shown));
      });
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || parent.closest('.visually-hidden')) continue;
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
      canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{sc=Arabic}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [line, ...others] = range.getClientRects();
        if (!line?.width || others.length) continue;
        const ink = canvas.measureText(word);
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ink;
        const baseline = line.top + (line.height * ascent) / (ascent + descent);
        const top = baseline - ink.actualBoundingBoxAscent;
        const bottom = baseline + ink.actualBoundingBoxDescent;
        let isOnPaint = false;
        for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
          if (cutBy(box, line, top, bottom))
            cut.push(`${word} in ${parent.className}, cut by ${box.className}`);
          const style = getComputedStyle(box);
          if (!isOnPaint && !style.display.startsWith('inline') && isPainted(style)) {
            isOnPaint = true;
            if (box.getBoundingClientRect().top - top > 2)
              cut.push(`${word} in ${parent.className}, above ${box.className}`);
          }
          if (style.position === 'fixed') break;
        }
        const middle = (line.left + line.right) / 2;
        const front = document.elementFromPoint(middle, (line.top + line.bottom) / 2);
        if (front && !front.contains(parent)) continue;
        const icon = iconCrossed(line, top, bottom);
        if (icon) cut.push(`${word} in ${parent.className}, across ${icon.getAttribute('class')}`);
      }
    }
    return [...new Set(cut)];
  });
}
