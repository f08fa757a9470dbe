/**
 * Inlined in the page: adds a timeout to all imports and shows the progress of the start, in the language and theme of
 * the partner's page.
 */
import { limitLoads } from '../../src/lib/load-limit.ts';
import { type StartupWatch, watchStartup } from '../../src/shell/status/startup-watch.ts';

declare global {
  interface Window {
    foyerStart?: StartupWatch;
  }
}

limitLoads();
const query = new URLSearchParams(location.search);
const { dataset } = document.documentElement;
if (query.get('theme') === 'light') dataset.theme = 'light';
// The page's dialog shows the title of games and favourites above the frame.
if (query.has('titled')) dataset.titled = '';
const asked = query.get('lang') ?? '';
const watch = watchStartup(() => [asked.toLowerCase()]);
window.foyerStart = watch;

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) addEventListener('load', () => watch.failed());
  },
  true,
);
