import type { GatewayError } from '../../src/gateway/http/errors.ts';
import type { TextKey } from '../../src/i18n/keys.ts';
import type { Explained } from '../runtime/embed-context.ts';

/**
 * The message of a failed call in a mount. It takes the place of the site's: what was found out of the failure has its
 * own text; where that could not be had, the connection is to blame.
 */
export function errorText({ text }: GatewayError & Explained): TextKey {
  return text ?? (navigator.onLine ? 'errors.slow' : 'errors.offline');
}
