import { refusal } from '../gateway/http/errors.ts';
import { platform } from '../platform/platform.ts';
import { loginAddressFromHere } from './login-address.ts';
import { $session, dropEndedSession } from './session.ts';

/** Returns true with a session; otherwise opens the login, which returns to the page on screen (SE-4). */
export function requireSession(): boolean {
  if ($session.get()) return true;
  platform().navigate(loginAddressFromHere());
  return false;
}

/**
 * Ends the session because a game reports that it is over. Otherwise the login would send the player straight back.
 */
export function endSessionFromGame(): void {
  const session = $session.get();
  if (session) dropEndedSession(refusal.loggedOut, session.token);
  else platform().navigate(loginAddressFromHere());
}
