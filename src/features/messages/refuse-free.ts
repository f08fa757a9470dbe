import { checkInboxAccess } from '../../session/gates.ts';
import { requireSession } from '../../session/require-session.ts';
import { showToast } from '../../ui/toasts.ts';

/** Inbox and live chat are not for free-play accounts (SE-5). */
export function refuseFree(): void {
  showToast('errors.freeReject', { kind: 'failure' });
}

/** Whether inbox and live chat may be opened; a visitor goes to login, a free-play account is told why not. */
export function requireInbox(): boolean {
  if (!requireSession()) return false;
  if (checkInboxAccess() !== 'trial') return true;
  refuseFree();
  return false;
}
