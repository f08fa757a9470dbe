/**
 * Inlined in the page: no import waits for good from here on, and the page says how its start goes, in the language that
 * the partner's page asks for.
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
