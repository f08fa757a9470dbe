/** Milliseconds after which a page that is not painted goes on all the same: its tab may have been left. */
const PATIENCE = 500;

/**
 * Settles once what the page came with is seen: the frame is not only drawn but shown, which on a slow phone takes a while
 * more. In a page that nobody sees, soon.
 */
export const firstPainted = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, PATIENCE);
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length) done();
    }).observe({ type: 'paint', buffered: true });
  });
