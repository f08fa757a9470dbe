import type { Page } from 'playwright/test';

/** Fixed bars of a page. */
const BARS = 'header, nav.bottom-menu, .list-head, .service-button';

/**
 * Returns the labels of elements that a bar covers or that are out of view when focused, after so many Tab steps down
 * the page and back.
 */
export async function coveredOnTheWay(page: Page, steps: number): Promise<string[]> {
  const covered: string[] = [];
  for (const key of [...Array(steps).fill('Tab'), ...Array(steps).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const found = await page.evaluate((bars) => {
      const focused = document.activeElement;
      if (!focused?.closest('main')) return '';
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
      for (const element of [focused, ...labels]) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
          [top + 2, (top + bottom) / 2, bottom - 2].map((y) => ({ x, y })),
        );
        for (const { x, y } of points) {
          const over = document.elementFromPoint(x, y)?.closest(bars);
          if (over && !over.contains(element)) return `${element.className} below ${over.className}`;
        }
        if (top < 0 || bottom > innerHeight) return `${element.className} out of sight`;
      }
      return '';
    }, BARS);
    if (found) covered.push(found);
  }
  return covered;
}

/** Returns controls that a fixed element covers, in the area between the bars at top and bottom. */
export function coveredAtRest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const upper = box('header')?.bottom ?? 0;
    const menu = box('nav.bottom-menu');
    const lower = menu?.height ? menu.top : innerHeight;
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, label)')].flatMap(
      (control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        if (
          right <= left ||
          top < upper ||
          bottom > lower ||
          !control.checkVisibility({ visibilityProperty: true })
        )
          return [];
        const over = [left + 4, (left + right) / 2, right - 4]
          .filter((x) => x > 0 && x < innerWidth)
          .flatMap((x) => [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)))
          .find((element) => element && !element.closest('main'));
        return over ? [`${control.className} below ${over.className}`] : [];
      },
    );
  });
}
