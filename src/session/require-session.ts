import { refusal } from '../gateway/http/errors.ts';
import { platform } from '../platform/platform.ts';
import { loginAddressFromHere } from './login-address.ts';
import { $session, dropEndedSession } from './session.ts';

/** True with a session; a visitor goes to login, and from there back (SE-4). */
export function requireSession(): boolean {
  if ($session.get()) return true;
  platform().navigate(loginAddressFromHere());
  return false;
}

/** A game says that its session is gone: the player's ends here too, or login would send them straight back (B4). */
export function endSessionFromGame(): void {
  const session = $session.get();
  if (session) dropEndedSession(refusal.loggedOut, session.token);
  else platform().navigate(loginAddressFromHere());
}
