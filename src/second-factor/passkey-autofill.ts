import { startPasskeyLogin } from '../gateway/endpoints/second-factor.ts';
import { call } from '../gateway/http/client.ts';
import type { Passkey } from './complete-login.ts';
import { fillWithPasskey } from './passkeys.ts';

/** Milliseconds before a challenge is renewed; gateways keep it for five minutes. */
const RENEW = 4 * 60_000;

/**
 * Offers passkeys in the autofill of the field for the username. Resolves to the chosen one, or to undefined when the
 * signal aborts, another request for a passkey takes over, or the gateway cannot be reached.
 */
export async function choosePasskey(signal: AbortSignal): Promise<Passkey | undefined> {
  while (!signal.aborted) {
    const round = new AbortController();
    const end = () => round.abort();
    const timer = setTimeout(end, RENEW);
    signal.addEventListener('abort', end);
    try {
      const options = await call(startPasskeyLogin, {}, { signal: round.signal });
      return await fillWithPasskey(options, round.signal);
    } catch {
      // Nobody asked for this, so a failure is not shown; the button still works.
      if (!round.signal.aborted) return undefined;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  }
  return undefined;
}
