import type { Page } from 'playwright/test';

/** Bars that stand over a page. */
const BARS = 'header, nav.bottom-menu, .list-head, .service-button';

/**
 * What a bar covers of the elements of the page that take the focus, and what is out of sight: so many steps by the
 * keyboard down the page, and as many back.
 */
export async function coveredOnTheWay(page: Page, steps: number): Promise<string[]> {
  const covered: string[] = [];
  for (const key of [...Array(steps).fill('Tab'), ...Array(steps).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const found = await page.evaluate((bars) => {
      const focused = document.activeElement;
      if (!focused?.closest('main')) return '';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => ({ x, y })),
      );
      for (const { x, y } of points) {
        const over = document.elementFromPoint(x, y)?.closest(bars);
        if (over && !over.contains(focused)) return `${focused.className} below ${over.className}`;
      }
      return top < 0 || bottom > innerHeight ? `${focused.className} out of sight` : '';
    }, BARS);
    if (found) covered.push(found);
  }
  return covered;
}
