import { platform } from '../platform/platform.ts';
import { loginAddressFrom } from './login-address.ts';
import { $session } from './session.ts';

/**
 * Runs an action that needs a session: at once, or after the visitor has signed in over the page (LG-11). Shells
 * without that login open the login page, which returns to `from`.
 */
export function whenSignedIn(act: () => void, from = platform().here()): void {
  const { signIn } = platform();
  if ($session.get()) act();
  else if (signIn) signIn(act);
  else platform().navigate(loginAddressFrom(from));
}
