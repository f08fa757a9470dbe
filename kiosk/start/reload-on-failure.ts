/** Inlined in the page: reloads a terminal whose script or style sheet failed to load, or never arrived. */
import { limitLoads } from '../../src/lib/load-limit.ts';
import { reloadOnceThere } from './reload-when-reachable.ts';

/** Milliseconds after which the first screen must have rendered. */
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
