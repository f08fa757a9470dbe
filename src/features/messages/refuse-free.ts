import { inboxGate } from '../../session/gates.ts';
import { requireSession } from '../../session/require-session.ts';
import { showToast } from '../../ui/toasts.ts';

/** Milliseconds that 'free_reject' stands (A9). */
const FREE_REJECT = 1_000;

/** Inbox and live chat are not for free-play accounts (SE-5). */
export function refuseFree(): void {
  showToast('errors.freeReject', { kind: 'failure', ms: FREE_REJECT });
}

/** Whether inbox and live chat may be opened; a visitor goes to login, a free-play account is told why not. */
export function requireInbox(): boolean {
  if (!requireSession()) return false;
  if (inboxGate() !== 'trial') return true;
  refuseFree();
  return false;
}
