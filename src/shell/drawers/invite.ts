import { siteConfig } from '../../config/site-config.ts';
import { checkPayoutAccess } from '../../session/gates.ts';
import { whenSignedIn } from '../../session/when-signed-in.ts';
import { showToast } from '../../ui/toasts.ts';
import { openPanel } from './panels.ts';

/** Inviting friends opens a popup instead of a page, where referral is enabled (RT-12). */
export function inviteFriends(): void {
  if (!siteConfig().features.referral) showToast('common.comingSoon');
  else whenSignedIn(invite);
}

/** Play money brings nobody anything. */
function invite(): void {
  if (checkPayoutAccess()) showToast('errors.realOnly', { kind: 'failure' });
  else openPanel('invite');
}
