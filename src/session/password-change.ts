import type { SessionInfo } from '../gateway/endpoints/session.ts';
import { $session, updateSession } from './session.ts';

/** Marks the session as restricted until the member chooses a new password. */
export function requirePasswordChange(): void {
  const session = $session.get();
  if (session && !session.mustChangePassword) updateSession({ ...session, mustChangePassword: true });
}

/** Removes that mark and forgets the temporary password. */
export function finishPasswordChange(): void {
  const { mustChangePassword, ...session } = $session.get() ?? {};
  if (mustChangePassword) updateSession(session as SessionInfo);
}
