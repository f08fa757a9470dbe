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
