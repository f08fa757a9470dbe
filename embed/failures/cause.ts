import type { GatewayError } from '../../src/gateway/http/errors.ts';
import type { Surroundings } from '../runtime/embed-context.ts';

/**
 * Why a mount has no data, beside what the error itself says.
 * - `partner.origin`: the gateway refuses this page
 * - `sandbox`: the same, of a page in a sandbox, which has no origin
 * - `cors`: the gateway answers, but does not let this page read it; as some do when they fail
 * - `policy`: this page's Content-Security-Policy keeps the gateway from being asked
 * - `unreachable`: nobody answers
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
  | 'other';

/** Milliseconds that the second request may take. */
const TIME_LIMIT = 5_000;

/** Causes that trying again does not mend: somebody has to change the page, or what the operator knows of it. */
export const lasting: readonly Cause[] = ['policy', 'sandbox', 'partner.origin'];

const isCause = (code: string): code is Cause =>
  ['partner.origin', 'request.too.many', 'system.upgrading'].includes(code);

/**
 * What is asked for where a failed call, or else a file, was asked for: a file that any page may have, where there is one
 * (a header may forbid all others to other origins). A gateway of its own answers that there is none.
 */
export function addressOf({ call }: GatewayError, { settings, files }: Surroundings): string {
  return call === undefined ? `${files}site.json` : `${settings.gateway}/embed/site.json`;
}

/** Finds out what a failure comes of; of one that the browser tells nothing about by asking once more, unread. */
export async function causeOf(error: GatewayError, around: Surroundings): Promise<Cause> {
  const { kind, code, cause } = error;
  const sandboxed = self.origin === 'null';
  if (code === 'partner.origin' && sandboxed) return 'sandbox';
  if (isCause(code)) return code;
  if (kind === 'timeout' || (cause as Error | undefined)?.name === 'TimeoutError') return 'timeout';
  if (kind === 'malformed' || kind === 'server') return kind;
  if (kind !== 'offline') return 'other';
  if (!navigator.onLine) return 'offline';
  const reply = await ask(addressOf(error, around));
  if (reply !== 'answered') return reply;
  // The embed's own files may be read from anywhere: one that does not arrive is missed by itself.
  if (error.call === undefined) return 'unreachable';
  return sandboxed ? 'sandbox' : 'cors';
}

/** Whether anybody is there, without a look at the answer. */
async function ask(address: string): Promise<'answered' | 'policy' | 'unreachable'> {
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
    // That the policy refused it is told in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return refused ? 'policy' : 'unreachable';
  } finally {
    removeEventListener('securitypolicyviolation', watch);
  }
}
