import { expect, type Page } from 'playwright/test';

export interface BoardReads {
  /** How often the board was asked for. */
  count(): number;
  /**
   * Waits until all that the page asked for is answered, or has failed. A page's clock that is ahead of the network would
   * have what is on its way run into its time limit, and asked for again.
   */
  answered(): Promise<void>;
}

declare global {
  interface Window {
    openFetches?: number;
  }
}

/** Watches a page's reads of the winners board; before the page is opened. */
export async function boardReads(page: Page): Promise<BoardReads> {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && /getWinnerBoard/i.test(request.url())) count++;
  });
  // Counted in the page itself, since a test hears of a request only some time after it was made.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.openFetches = 0;
    window.fetch = async (...asked) => {
      window.openFetches!++;
      try {
        const answer = await fetch(...asked);
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
      // Twice: what the page does with an answer comes before what it asks for next.
      for (let round = 0; round < 2; round++) {
        await expect.poll(() => page.evaluate(openFetches), { intervals: [20] }).toBe(0);
      }
    },
  };
}

/** How many are open after what is to be done at once. A message is a task of its own, which no clock holds up. */
function openFetches(): Promise<number | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(window.openFetches);
    port2.postMessage(undefined);
  });
}
