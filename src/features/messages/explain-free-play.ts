import { checkInboxAccess } from '../../session/gates.ts';
import { requireSession } from '../../session/require-session.ts';
import { showToast } from '../../ui/toasts.ts';

/** Says that inbox and live chat are not for free-play accounts (SE-5). */
export function explainFreePlay(): void {
  showToast('errors.freeReject', { kind: 'failure' });
}

/**
 * Returns whether inbox and live chat are available; otherwise redirects visitors to login and explains the
 * refusal to free-play accounts.
 */
export function requireInbox(): boolean {
  if (!requireSession()) return false;
  if (checkInboxAccess() !== 'trial') return true;
  explainFreePlay();
  return false;
}
