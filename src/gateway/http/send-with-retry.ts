import { backoffDelay, wait } from '../../lib/timing.ts';
import { asGatewayError, type GatewayError } from './errors.ts';

interface Telling {
  /** Maximum number of attempts; from the sixth on about half a minute apart. */
  tries: number;
  /** Called for each failed attempt. */
  onFailed?: (error: GatewayError) => void;
}

/**
 * Sends something that the gateway must know, such as the end of a session, and retries until it responds. A refusal
 * ends the retries. Resolves after the first attempt; the retries run while the page is open.
 */
export async function sendWithRetry(
  tell: () => Promise<unknown>,
  telling: Telling,
  tried = 1,
): Promise<void> {
  try {
    await tell();
  } catch (thrown) {
    const error = asGatewayError(thrown);
    if (error.kind === 'refused') return;
    telling.onFailed?.(error);
    if (tried < telling.tries)
      void wait(backoffDelay(tried)).then(() => sendWithRetry(tell, telling, tried + 1));
  }
}
