import { expect, type Page, type Request } from 'playwright/test';

export interface BoardReads {
  /** How often the board was asked for. */
  count(): number;
  /**
   * Waits until all of that is answered, or has failed. A page's clock that is ahead of the network would have what is on
   * its way run into its time limit, and asked for again.
   */
  answered(): Promise<void>;
}

/** Watches a page's reads of the winners board. */
export function boardReads(page: Page): BoardReads {
  let count = 0;
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !/getWinnerBoard/i.test(request.url())) return;
    count++;
    open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return {
    count: () => count,
    async answered() {
      // Twice: a call that the page has just made is told of a moment later, and what the page does with an answer comes
      // before what it is asked for next. A message is a task of its own, which no clock holds up.
      for (let round = 0; round < 2; round++) {
        await page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve();
              port2.postMessage(undefined);
            }),
        );
        await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
      }
    },
  };
}
