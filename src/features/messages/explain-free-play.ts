import { checkInboxAccess } from '../../session/gates.ts';
import { requireSession } from '../../session/require-session.ts';
import { showToast } from '../../ui/toasts.ts';

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
