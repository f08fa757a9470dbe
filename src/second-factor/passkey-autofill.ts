import { startPasskeyLogin } from '../gateway/endpoints/second-factor.ts';
import { call } from '../gateway/http/client.ts';
import { anySignal } from '../lib/any-signal.ts';
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
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), RENEW);
    const either = anySignal(signal, ended.signal);
    try {
      const options = await call(startPasskeyLogin, {}, { signal: either });
      return await fillWithPasskey(options, either);
    } catch {
      // The player did not ask for this, so a failure is not shown; the button still works.
      if (!either.aborted) return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
  return undefined;
}
