/**
 * Inlined in the page: a terminal whose code or rules could not be fetched has nobody to reload it, so it does so
 * itself. Each waits a time of its own: all terminals of a venue come back at once after a power cut.
 */
export {};

/** Milliseconds before the page is loaded again, and what is added at random. */
const PAUSE = 5_000;
const JITTER = 10_000;

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) {
      setTimeout(() => location.reload(), PAUSE + Math.random() * JITTER);
    }
  },
  true,
);
