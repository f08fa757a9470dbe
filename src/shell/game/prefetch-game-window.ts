import { loadMessages } from '../../i18n/language.ts';
import { $signedIn } from '../../session/session.ts';

/** What shows that a game is about to be chosen: it is pointed at, touched or has the focus. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;
/** Milliseconds until a page counts as idle in browsers that do not say so. */
const IDLE = 3_000;

/** Code and texts of a game's window, so that the tap is answered at once. */
async function fetchGame(fetchWindow: () => Promise<unknown>): Promise<void> {
  await Promise.all([
    import('../../games/launch/launch.ts'),
    import('../../games/launch/game-history.ts'),
    fetchWindow(),
    loadMessages(['play']),
  ]);
}

/** Fetches what a game's window needs ahead: of members when the page is idle, of everybody when a game is pointed at. */
export function prefetchGameWindow(fetchWindow: () => Promise<unknown>): void {
  const end = () => {
    for (const sign of SIGNS) removeEventListener(sign, look);
    unlisten();
  };
  const begin = () => {
    end();
    // Without a connection the tap asks again, and says so.
    fetchGame(fetchWindow).catch(() => {});
  };
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.game-tile, .winners__win')) begin();
  };
  for (const sign of SIGNS) addEventListener(sign, look, { passive: true });
  const unlisten = $signedIn.subscribe((signedIn) => {
    if (!signedIn) return;
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin);
    else setTimeout(begin, IDLE);
  });
}
