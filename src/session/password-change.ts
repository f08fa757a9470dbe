import type { SessionInfo } from '../gateway/endpoints/session.ts';
import { $session, updateSession } from './session.ts';

/** The gateway wants the member to choose a password of their own. */
export function requirePasswordChange(): void {
  const session = $session.get();
  if (session && !session.mustChangePassword) updateSession({ ...session, mustChangePassword: true });
}

/** The member now has a password of their own choice; a temporary one is held no longer. */
export function finishPasswordChange(): void {
  const { mustChangePassword, ...session } = $session.get() ?? {};
  if (mustChangePassword) updateSession(session as SessionInfo);
}
