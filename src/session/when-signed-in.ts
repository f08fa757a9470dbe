import { platform } from '../platform/platform.ts';
import { loginAddressFrom } from './login-address.ts';
import { $session } from './session.ts';

/**
 * Does what needs a session (LG-11): at once, or as soon as the visitor has signed in over the page. Where a shell has
 * no login over its pages, the visitor goes to login, and from there back to `from`, the page on screen unless told.
 */
export function whenSignedIn(act: () => void, from = platform().here()): void {
  const { signIn } = platform();
  if ($session.get()) act();
  else if (signIn) signIn(act);
  else platform().navigate(loginAddressFrom(from));
}
