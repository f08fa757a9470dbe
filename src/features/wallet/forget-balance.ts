import { invalidate } from '../../gateway/resource.ts';
import { PERSONAL } from '../../session/session.ts';

/** The balance changed: a read under way may still answer the old one, so whoever shows it asks again. */
export function forgetBalance(): void {
  invalidate(`${PERSONAL}balance`);
}
