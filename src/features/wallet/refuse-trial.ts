import type { RefusedAccount } from '../../session/gates.ts';
import { showToast } from '../../ui/toasts.ts';

/** Says on a page of money that it is for real accounts (SE-5); agents are no trial, and read it there. */
export function refuseTrial(why: RefusedAccount): void {
  if (why === 'trial') showToast('errors.realOnly', { kind: 'failure' });
}
