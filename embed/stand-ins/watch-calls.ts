import { diagnoseFailure } from '../runtime/diagnose-failure.ts';

/** The site follows all calls; mounts diagnose failed ones. */
export function trackCall<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(diagnoseFailure);
}
