import type { RefusedAccount } from '../../session/gates.ts';
import { showToast } from '../../ui/toasts.ts';

/** Says that money pages are for real accounts (SE-5); for agents the page itself says it. */
export function explainRealAccounts(why: RefusedAccount): void {
  if (why === 'trial') showToast('errors.realOnly', { kind: 'failure' });
}
