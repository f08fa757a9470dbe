import { GatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { platform } from '../../platform/platform.ts';
import { loginAddressFromHere } from '../../session/login-address.ts';
import { $sessionLost } from '../../session/session.ts';
import { showToast, TOAST_LONG } from '../../ui/toasts.ts';

/** Tells the player of a session that the gateway ended, and leads to login (A8). @returns what ends that */
export function watchSessionLoss(): () => void {
  return $sessionLost.listen((code) => {
    if (!code) return;
    showToast(errorText(new GatewayError('refused', code)), { kind: 'failure', ms: TOAST_LONG });
    platform().navigate(loginAddressFromHere());
  });
}
