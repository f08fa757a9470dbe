/**
 * Inlined in the page: adds a timeout to all imports and shows the progress of the start, in the language of the
 * partner's page.
 */
import { limitLoads } from '../../src/lib/load-limit.ts';
import { type StartWatch, watchStart } from '../../src/shell/start-watch.ts';

declare global {
  interface Window {
    foyerStart?: StartWatch;
  }
}

limitLoads();
const asked = new URLSearchParams(location.search).get('lang') ?? '';
const watch = watchStart(() => [asked.toLowerCase()]);
window.foyerStart = watch;

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) addEventListener('load', () => watch.failed());
  },
  true,
);
