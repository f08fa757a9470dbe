import { loadMessages } from '../../i18n/language.ts';
import { $signedIn } from '../../session/session.ts';

/** Events before a tap on a game. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;
/** Milliseconds before prefetching in browsers without `requestIdleCallback`. */
const IDLE = 3_000;

/** Loads code and texts of the game's dialog. */
async function fetchGame(fetchWindow: () => Promise<unknown>): Promise<void> {
  await Promise.all([
    import('../../games/launch/launch.ts'),
    import('../../games/launch/game-history.ts'),
    fetchWindow(),
    loadMessages(['play']),
  ]);
}

/** Prefetches the game's dialog: for members when the page is idle, for visitors when they point at a game. */
export function prefetchGameWindow(fetchWindow: () => Promise<unknown>): void {
  const end = () => {
    for (const sign of SIGNS) removeEventListener(sign, look);
    unlisten();
  };
  const begin = () => {
    end();
    // Offline: the tap will retry and show an error.
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
