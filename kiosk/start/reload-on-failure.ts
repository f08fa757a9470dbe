/**
 * Inlined in the page: a terminal whose code or rules could not be fetched, or never came, has nobody to reload it, so
 * it does so itself.
 */
import { limitLoads } from '../../src/lib/load-limit.ts';
import { reloadOnceThere } from './reload-when-reachable.ts';

/** Milliseconds after which the first screen would have to stand. */
const LATE = 30_000;

limitLoads();
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) reloadOnceThere();
  },
  true,
);
setTimeout(() => {
  if (document.querySelector('#root > .first')) reloadOnceThere();
}, LATE);
