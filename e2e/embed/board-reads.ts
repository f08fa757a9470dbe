import { expect, type Page } from 'playwright/test';

export interface BoardReads {
  /** Number of requests for the board. */
  count(): number;
  /**
   * Waits until every request of the page has ended. A page clock that is ahead of the network would time them out.
   */
  answered(): Promise<void>;
}

declare global {
  interface Window {
    openFetches?: number;
  }
}

/** Counts a page's requests for the winners board. Call it before opening the page. */
export async function boardReads(page: Page): Promise<BoardReads> {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && /getWinnerBoard/i.test(request.url())) count++;
  });
  // Counted in the page, because request events arrive late in the test.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.openFetches = 0;
    window.fetch = async (...requested) => {
      window.openFetches!++;
      try {
        const answer = await fetch(...requested);
        await answer.clone().arrayBuffer();
        return answer;
      } finally {
        window.openFetches!--;
      }
    };
  });
  return {
    count: () => count,
    async answered() {
      // Twice: the page handles a response before it sends the next request.
      for (let round = 0; round < 2; round++) {
        await expect.poll(() => page.evaluate(openFetches), { intervals: [20] }).toBe(0);
      }
    },
  };
}

/**
 * Returns the number of open requests after all pending microtasks. A message event is a task that no fake clock
 * delays.
 */
function openFetches(): Promise<number | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(window.openFetches);
    port2.postMessage(undefined);
  });
}
