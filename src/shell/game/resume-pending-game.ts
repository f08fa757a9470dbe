import { clearPendingGame, getPendingGame, type PendingGame } from '../../games/launch/pending-game.ts';
import type { RouteName } from '../../routes/routes.ts';
import { $session } from '../../session/session.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { $shown } from '../page/page-store.ts';

/** Pages on the way to a session, where a game would be left again at once. */
export const authRoutes: ReadonlySet<RouteName | undefined> = new Set([
  undefined,
  'login',
  'register',
  'forget',
  'changePassword',
  'trial',
]);

/**
 * Starts the game that a visitor chose once they have signed in and come back to the pages (LA-1). Whoever goes elsewhere
 * instead does not want it any more. Returns what ends that.
 */
export function resumePendingGame(start: (game: PendingGame) => void): () => void {
  const look = () => {
    const game = getPendingGame();
    if (!game || authRoutes.has($shown.get()?.route)) return;
    const session = $session.get();
    if (session?.mustChangePassword) return;
    clearPendingGame();
    // Whatever leads to the page leaves games behind: it stands first.
    if (session) afterPaint(() => $session.get()?.token === session.token && start(game));
  };
  const ends = [
    // What else follows the sign-in, such as the page it leads to, comes first.
    $session.listen((session) => session && setTimeout(look)),
    $shown.listen(look),
  ];
  return () => {
    for (const end of ends) end();
  };
}
