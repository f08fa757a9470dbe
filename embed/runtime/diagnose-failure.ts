import { type GatewayError, isAbort } from '../../src/gateway/http/errors.ts';
import type { mount } from '../failures/failures.ts';
import { embedContext } from './embed-context.ts';

/** Inserted by the build: the module that finds causes. */
declare const __FAILURES__: string;

/**
 * Rethrows an error after finding its cause, which browsers hide for cross-origin requests. The code for that is
 * loaded on the first failure.
 */
export async function diagnoseFailure(caught: unknown): Promise<never> {
  const error = caught as GatewayError;
  if (error.kind !== 'aborted' && !isAbort(error.cause)) {
    try {
      const diagnose = (await embedContext.load?.(__FAILURES__)) as typeof mount | undefined;
      await diagnose?.(error, embedContext);
    } catch {
      // Without that code the error is thrown unchanged.
    }
  }
  throw caught;
}
