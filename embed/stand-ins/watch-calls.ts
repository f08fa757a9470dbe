import { explain } from '../runtime/diagnose-failure.ts';

/** Stands in for the site's: of a mount's calls those are followed that fail. */
export function trackCall<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(explain);
}
