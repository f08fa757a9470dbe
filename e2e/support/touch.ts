import type { Locator, Page } from 'playwright/test';

/** Milliseconds between moves, and their number. */
const STEP = 16;
const STEPS = 8;

/** Swipes over an element by a number of pixels, negative to the left; or from it, to scroll the page. */
export async function swipe(page: Page, element: Locator, pixels: number, vertical = false): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  const [x, y] = [box.x + box.width / 2 - (vertical ? 0 : pixels / 2), box.y + box.height / 2];
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [vertical ? { x, y: y + moved } : { x: x + moved, y }],
    });
  await touch('touchStart');
  for (let step = 1; step <= STEPS; step++) {
    await touch('touchMove', (pixels * step) / STEPS);
    await page.waitForTimeout(STEP);
  }
  await touch('touchEnd');
  await screen.detach();
}
