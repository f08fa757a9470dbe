import { backoffDelay, wait } from '../../lib/timing.ts';
import { asGatewayError, type GatewayError } from './errors.ts';

interface Telling {
  /** Tries in all; from the sixth on half a minute, by and large, lies between two. */
  tries: number;
  /** Hears of each try that failed. */
  onFailed?: (error: GatewayError) => void;
}

/**
 * Tells the gateway something that it has to know, such as the end of a session, and tells it again where it does not
 * answer. A refusal will do: there is nothing of it any more. Resolves after the first try; the others follow by
 * themselves, for as long as this page stands.
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
