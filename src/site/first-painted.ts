/** Milliseconds after which a page that is not painted goes on all the same: its tab may have been left. */
const PATIENCE = 500;
/** Milliseconds that the pictures of the first screen are waited for beyond that. */
const PICTURES = 100;

const watch = (type: string, seen: (entry: PerformanceEntry & { url?: string }) => void) =>
  new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true });

/**
 * Settles once what the page came with is seen: the frame is not only drawn but shown, which on a slow phone takes a while
 * more, and has a picture where those come soon. In a page that nobody sees, soon.
 */
export const firstPainted = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, PATIENCE);
    watch('paint', ({ name }) => {
      if (name === 'first-contentful-paint')
        setTimeout(done, document.querySelector('#root img') ? PICTURES : 0);
    });
    watch('largest-contentful-paint', ({ url }) => url && done());
  });
