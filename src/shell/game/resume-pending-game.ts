import { clearPendingGame, getPendingGame, type PendingGame } from '../../games/launch/pending-game.ts';
import type { RouteName } from '../../routes/routes.ts';
import { $session } from '../../session/session.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { $shown } from '../page/page-store.ts';

/** Pages of the sign-in, which would close a game again. */
export const authRoutes: ReadonlySet<RouteName | undefined> = new Set([
  undefined,
  'login',
  'register',
  'forget',
  'changePassword',
  'trial',
]);

/**
 * Starts the saved game after the sign-in, once the visitor is back on a page (LA-1). Leaving the sign-in pages
 * without signing in discards it. Returns a function that stops it.
 */
export function resumePendingGame(start: (game: PendingGame) => void): () => void {
  const look = () => {
    const game = getPendingGame();
    if (!game || authRoutes.has($shown.get()?.route)) return;
    const session = $session.get();
    if (session?.mustChangePassword) return;
    clearPendingGame();
    // Navigation closes games, so start after it.
    if (session) afterPaint(() => $session.get()?.token === session.token && start(game));
  };
  const ends = [
    // Other reactions to the sign-in, such as navigation, run first.
    $session.listen((session) => session && setTimeout(look)),
    $shown.listen(look),
  ];
  return () => {
    for (const end of ends) end();
  };
}
