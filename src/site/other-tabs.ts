import { clearPendingGame } from '../games/launch/pending-game.ts';
import { $session, adoptSession, SESSION_KEY } from '../session/session.ts';
import { clearPendingAction } from '../shell/drawers/login-over-page.tsx';

/**
 * Keeps the session the same in all tabs of a browser: reads it when another tab stores one, and when the
 * page returns from the back/forward cache, where it receives no events.
 */
export function followOtherTabs(): void {
  const adopt = () => {
    adoptSession();
    if (!$session.get()) return;
    clearPendingAction();
    clearPendingGame();
  };
  // Another tab may have signed in or out while this one was loading.
  adopt();
  addEventListener('storage', ({ key }) => {
    // The key is null when the whole storage was cleared.
    if (key === SESSION_KEY || key === null) adopt();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) adopt();
  });
}
