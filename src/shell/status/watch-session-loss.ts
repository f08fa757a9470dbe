import { GatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { platform } from '../../platform/platform.ts';
import { loginAddressFromHere } from '../../session/login-address.ts';
import { $sessionLost } from '../../session/session.ts';
import { showToast, TOAST_LONG } from '../../ui/toasts.ts';

/** Shows a toast when the gateway ends the session, and opens the login. Returns a function that stops it. */
export function watchSessionLoss(): () => void {
  return $sessionLost.listen((code) => {
    if (!code) return;
    showToast(errorText(new GatewayError('refused', code)), { kind: 'failure', ms: TOAST_LONG });
    platform().navigate(loginAddressFromHere());
  });
}
