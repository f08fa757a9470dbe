/**
 * Inlined in the page: a terminal whose code or rules could not be fetched, or never came, has nobody to reload it, so
 * it does so itself. Each waits a time of its own: all terminals of a venue come back at once after a power cut.
 */
import { limitLoads } from '../src/lib/load-limit.ts';

/** Milliseconds before the page is loaded again, and what is added at random. */
const PAUSE = 5_000;
const JITTER = 10_000;
/** Milliseconds after which the first screen would have to stand. */
const LATE = 30_000;

const reloadSoon = () => setTimeout(() => location.reload(), PAUSE + Math.random() * JITTER);

limitLoads();
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) reloadSoon();
  },
  true,
);
setTimeout(() => {
  if (document.querySelector('#root > .first')) reloadSoon();
}, LATE);
