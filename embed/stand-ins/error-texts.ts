import type { GatewayError } from '../../src/gateway/http/errors.ts';
import type { TextKey } from '../../src/i18n/keys.ts';
import type { DiagnosedError } from '../runtime/embed-context.ts';

/** Returns the message key of a failed call: that of the diagnosis, or a connection problem if there is none. */
export function errorText({ text }: GatewayError & DiagnosedError): TextKey {
  return text ?? (navigator.onLine ? 'errors.slow' : 'errors.offline');
}
