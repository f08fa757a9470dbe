import { untilParsed } from './until-parsed.ts';

/** Milliseconds after which the start continues without a paint: the tab may be in the background. */
const TIMEOUT = 500;
/** Further milliseconds to wait for a picture of the first screen. */
const PICTURE_TIMEOUT = 100;

const watch = (type: string, seen: (entry: PerformanceEntry & { url?: string }) => void) =>
  new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true });

/** Whether the server's HTML has a picture of the first screen. */
const hasPictures = () => document.querySelector('#root img:not([loading])') !== null;

/**
 * Resolves when the server's HTML is visible: after the first contentful paint, which a slow phone reports
 * late, and with a picture when one arrives soon. A rendered page without pictures leaves the connection idle,
 * so it resolves once it is parsed. Resolves after a timeout in a hidden page.
 */
export const waitForFirstPaint = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, TIMEOUT);
    void untilParsed().then(() => {
      if (document.documentElement.classList.contains('starting') && !hasPictures()) done();
    });
    watch('paint', ({ name }) => {
      if (name === 'first-contentful-paint') setTimeout(done, hasPictures() ? PICTURE_TIMEOUT : 0);
    });
    watch('largest-contentful-paint', ({ url }) => url && done());
  });
