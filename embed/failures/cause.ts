import type { GatewayError } from '../../src/gateway/http/errors.ts';
import type { EmbedContext } from '../runtime/embed-context.ts';

/**
 * Why a mount has no data. The less obvious ones:
 * - `partner.origin`: the gateway does not accept this page's origin
 * - `sandbox`: the same in a sandboxed page, whose origin is "null"
 * - `cors`: the gateway responds without CORS headers, which some do for every error
 * - `policy`: this page's Content-Security-Policy blocks the request
 * - `unreachable`: no response
 * - `defect`: the embed's own code threw an exception
 */
export type Cause =
  | 'offline'
  | 'timeout'
  | 'unreachable'
  | 'policy'
  | 'cors'
  | 'sandbox'
  | 'partner.origin'
  | 'request.too.many'
  | 'system.upgrading'
  | 'malformed'
  | 'server'
  | 'defect'
  | 'other';

/** Timeout of the probe, in milliseconds. */
const TIME_LIMIT = 5_000;

/** Causes that a retry cannot fix: someone must change the page, its registration or our code. */
export const permanentCauses: readonly Cause[] = ['policy', 'sandbox', 'partner.origin', 'defect'];

const isCause = (code: string): code is Cause =>
  ['partner.origin', 'request.too.many', 'system.upgrading'].includes(code);

/**
 * Returns the URL to probe: a file on the failed request's server that any origin may request, since headers can
 * forbid all others. A separate gateway answers 404, which is enough.
 */
export function probeAddress({ call }: GatewayError, { settings, files }: EmbedContext): string {
  return call === undefined ? `${files}site.json` : `${settings.gateway}/embed/site.json`;
}

/** Returns the cause of a failure. Probes the server if the browser gives no reason. */
export async function findCause(error: GatewayError, around: EmbedContext): Promise<Cause> {
  const { kind, code, cause } = error;
  const sandboxed = self.origin === 'null';
  if (code === 'partner.origin' && sandboxed) return 'sandbox';
  if (isCause(code)) return code;
  if (kind === 'timeout' || (cause as Error | undefined)?.name === 'TimeoutError') return 'timeout';
  if (kind === 'malformed' || kind === 'server' || kind === 'defect') return kind;
  if (kind !== 'offline') return 'other';
  if (!navigator.onLine) return 'offline';
  const reply = await probe(probeAddress(error, around));
  if (reply !== 'answered') return reply;
  // The embed's own files allow any origin, so the failure cannot be CORS.
  if (error.call === undefined) return 'unreachable';
  return sandboxed ? 'sandbox' : 'cors';
}

/** Sends an opaque request to find out whether the server responds. */
async function probe(address: string): Promise<'answered' | 'policy' | 'unreachable'> {
  let refused = false;
  const watch = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    refused ||= blockedURI.startsWith(new URL(address).origin);
  };
  addEventListener('securitypolicyviolation', watch);
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return 'answered';
  } catch {
    // Browsers report violations in a later task.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return refused ? 'policy' : 'unreachable';
  } finally {
    removeEventListener('securitypolicyviolation', watch);
  }
}
