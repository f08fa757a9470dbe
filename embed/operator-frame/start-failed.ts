/**
 * Inlined in the page: no import waits for good from here on, and the page says how its start goes, in the language that
 * the partner's page asks for.
 */
import { limitLoads } from '../../src/lib/load-limit.ts';
import { type StartupWatch, watchStartup } from '../../src/shell/status/startup-watch.ts';

declare global {
  interface Window {
    foyerStart?: StartupWatch;
  }
}

limitLoads();
const asked = new URLSearchParams(location.search).get('lang') ?? '';
const watch = watchStartup(() => [asked.toLowerCase()]);
window.foyerStart = watch;

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) addEventListener('load', () => watch.failed());
  },
  true,
);
