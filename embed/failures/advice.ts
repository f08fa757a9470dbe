import type { GatewayError } from '../../src/gateway/http/errors.ts';
import type { EmbedContext } from '../runtime/embed-context.ts';
import { type Cause, probeAddress } from './cause.ts';

/** Returns one line in English for the page's developer; empty if there is nothing to do. */
export function developerAdvice(cause: Cause, error: GatewayError, around: EmbedContext): string {
  const { partner } = around;
  const { origin } = new URL(probeAddress(error, around));
  const page = location.origin;
  switch (cause) {
    case 'partner.origin':
      return partner
        ? `${page} is not registered for data-partner="${partner}": ask the operator of ${origin} to register it, or mend the code`
        : `${page} is not registered with ${origin}: ask its operator to register it, and set data-partner`;
    case 'sandbox':
      return `this page is in a sandbox, so ${origin} does not know whose it is: add allow-same-origin to the sandbox`;
    case 'cors':
      return `${origin} answers, but ${page} may not read it (CORS): unless it just fails, ask its operator to register ${page}`;
    case 'policy':
      return `this page's Content-Security-Policy refuses ${origin}: add it to connect-src`;
    case 'unreachable':
      return `${origin} cannot be reached. It is tried again, ever less often`;
    case 'request.too.many':
      return `${origin} is asked too often from this network address (429). It is tried again when it says`;
    case 'timeout':
      return `${origin} does not answer in time. It is tried again, ever less often`;
    case 'server':
      return `${origin} fails with status ${error.code}. It is tried again, ever less often`;
    case 'system.upgrading':
      return `${origin} is under maintenance. It is tried again, ever less often`;
    case 'malformed':
      return `what ${origin} answers cannot be read: tell its operator`;
    case 'defect':
    case 'offline':
    case 'other':
      return '';
  }
}
