import { type GatewayError, isAbort } from '../../src/gateway/http/errors.ts';
import type { mount } from '../failures/failures.ts';
import { surroundings } from './embed-context.ts';

/** Put in by the build: the file that finds causes out. */
declare const __TROUBLE__: string;

/**
 * Throws what was caught, once it is known what it comes of: across origins a browser tells little of that. What finds
 * it out, with its texts, comes when something fails.
 */
export async function explain(caught: unknown): Promise<never> {
  const error = caught as GatewayError;
  if (error.kind !== 'aborted' && !isAbort(error.cause)) {
    try {
      const explainTo = (await surroundings.load?.(__TROUBLE__)) as typeof mount | undefined;
      await explainTo?.(error, surroundings);
    } catch {
      // It is told as it is.
    }
  }
  throw caught;
}
