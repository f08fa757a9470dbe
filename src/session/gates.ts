import { refusal } from '../gateway/errors.ts';
import { platform } from '../platform/platform.ts';
import { linkTo, routeAt } from '../routes/routes.ts';
import { isRealAccount } from './account-types.ts';
import { $session, loseSession } from './session.ts';

/** Address of login, which leads back to the page on screen; home is where it leads anyway. */
export function loginFromHere(): string {
  const here = platform().here();
  const route = routeAt(here.split('?')[0] ?? '');
  if (route === 'login') return here;
  return linkTo('login', { from: route === 'home' || route === 'register' ? '' : here });
}

/** True with a session; a visitor goes to login, and from there back (SE-4). */
export function requireSession(): boolean {
  if ($session.get()) return true;
  platform().navigate(loginFromHere());
  return false;
}

/** A game says that its session is gone: the player's ends here too, or login would send them straight back (B4). */
export function signInAgain(): void {
  const session = $session.get();
  if (session) loseSession(refusal.loggedOut, session.token);
  else platform().navigate(loginFromHere());
}

/** Why a signed-in player may not do something; nothing if they may. */
export type Refused = 'visitor' | 'trial' | undefined;

/** Deposit, withdraw and the member centre are for types 0, 1 and 2 (A5). */
export function realAccountGate(): Refused {
  const session = $session.get();
  if (!session) return 'visitor';
  return isRealAccount(session.type) ? undefined : 'trial';
}
