import { clearPendingGame } from '../games/launch/pending-game.ts';
import { $session, adoptSession, SESSION_KEY } from '../session/session.ts';
import { clearPendingAction } from '../shell/drawers/login-over-page.tsx';

/**
 * Tabs of one browser agree on who is signed in: each follows what another stores, and looks again when it comes
 * back from the browser's page cache, where it was told nothing.
 */
export function followOtherTabs(): void {
  const adopt = () => {
    adoptSession();
    if (!$session.get()) return;
    clearPendingAction();
    clearPendingGame();
  };
  // What another tab stored while this one was still starting.
  adopt();
  addEventListener('storage', ({ key }) => {
    // A null key is a storage that was emptied as a whole.
    if (key === SESSION_KEY || key === null) adopt();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) adopt();
  });
}
