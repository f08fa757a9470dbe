import { GatewayError } from '../gateway/errors.ts';
import { errorText } from '../i18n/error-texts.ts';
import { platform } from '../platform/platform.ts';
import { loginFromHere } from '../session/gates.ts';
import { $sessionLost } from '../session/session.ts';
import { showToast, TOAST_LONG } from '../ui/toasts.ts';

/** A session that the gateway ended is told, and the player is brought to login (A8). */
export function tellSessionLoss(): void {
  $sessionLost.listen((code) => {
    if (!code) return;
    showToast(errorText(new GatewayError('refused', code)), { kind: 'failure', ms: TOAST_LONG });
    platform().navigate(loginFromHere());
  });
}
