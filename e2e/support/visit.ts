import { expect, type Page } from 'playwright/test';

/** Waits for the code that loads after the first page: connection, page and tab tracking. */
export async function untilVisitFollowed(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const received = async () => {
    const { result } = await browser.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await browser.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
    return listeners.map(({ type }) => type);
  };
  await expect.poll(received).toContain('appinstalled');
  await browser.detach();
}

/** Opens another page of the loaded site, which takes less than half the time of loading it. */
export async function openInPlace(page: Page, path: string): Promise<void> {
  const left = await page.locator('main').elementHandle();
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.waitForFunction((main) => !main.isConnected, left);
}
