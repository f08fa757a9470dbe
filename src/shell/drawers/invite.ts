import { siteConfig } from '../../config/site-config.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { checkPayoutAccess } from '../../session/gates.ts';
import { whenSignedIn } from '../../session/when-signed-in.ts';
import { showToast } from '../../ui/toasts.ts';
import { openPanel } from './panels.ts';

/** Opens the referral popup if the operator enabled it (RT-12). */
export function inviteFriends(): void {
  if (!siteConfig().features.referral) showToast('common.comingSoon');
  else whenSignedIn(invite);
}

/** Accounts with play money cannot earn rewards. Terminals show the address for the player's own phone, which can send the link. */
function invite(): void {
  if (checkPayoutAccess()) showToast('errors.realOnly', { kind: 'failure' });
  else if (platform().ownDevice) openPanel('invite');
  else platform().open(linkTo('inviteFriends'));
}
