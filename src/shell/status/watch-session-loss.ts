import { platform } from '../../platform/platform.ts';
import { loginAddressFromHere } from '../../session/login-address.ts';
import { $sessionLost } from '../../session/session.ts';

/** Opens the login, which shows the reason, when the gateway ends the session. Returns a function that stops it. */
export function watchSessionLoss(): () => void {
  return $sessionLost.listen((code) => {
    if (code) platform().navigate(loginAddressFromHere());
  });
}
