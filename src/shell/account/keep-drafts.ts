import { memoryStorage } from '../../lib/storage.ts';
import { platform } from '../../platform/platform.ts';
import { provideMemberDrafts } from '../../session/member-drafts.ts';
import { $session, $sessionLost } from '../../session/session.ts';

/** Milliseconds after the end of a session in which its player finds the drafts again. */
const KEPT = 10 * 60_000;

/**
 * Keeps drafts of a signed-in player in memory. They outlive a session that ended without the player's wish, for the same account and
 * for a short time; a logout or another account deletes them. Returns a function that deletes them and stops.
 */
export function keepDrafts(): () => void {
  const forget = () => provideMemberDrafts(memoryStorage());
  let owner: string | undefined;
  let until = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  forget();
  const leave = $session.subscribe((session) => {
    clearTimeout(timer);
    if (!session) {
      until = platform().now() + KEPT;
      timer = setTimeout(forget, KEPT);
      // The reason is known after the end.
      queueMicrotask(() => $session.get() || $sessionLost.get() || forget());
      return;
    }
    // Timers stop while a device sleeps.
    if (session.userName !== owner || platform().now() >= until) forget();
    owner = session.userName;
    until = Number.POSITIVE_INFINITY;
  });
  return () => {
    leave();
    clearTimeout(timer);
    forget();
  };
}
