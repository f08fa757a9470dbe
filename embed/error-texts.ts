import type { GatewayError } from '../src/gateway/errors.ts';
import type { TextKey } from '../src/i18n/keys.ts';

/**
 * The message of a failed call in a mount. It takes the place of the site's: a mount's calls carry no session,
 * so what a gateway refuses for one's sake needs no text here.
 */
export function errorText({ kind }: GatewayError): TextKey {
  switch (kind) {
    case 'offline':
      // Across origins a gateway that fails looks like a network that does.
      return navigator.onLine ? 'errors.slow' : 'errors.offline';
    case 'timeout':
      return 'errors.slow';
    case 'malformed':
      return 'errors.malformed';
    case 'server':
      return 'errors.upgrading';
    case 'aborted':
    case 'refused':
    case 'defect':
      return 'errors.unknown';
  }
}
