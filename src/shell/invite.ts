import { siteConfig } from '../config/site-config.ts';
import { moneyGate } from '../session/gates.ts';
import { whenSignedIn } from '../session/when-signed-in.ts';
import { showToast } from '../ui/toasts.ts';
import { openPanel } from './panels.ts';

/** Milliseconds the 'coming soon' toast stands (B8). */
const COMING_SOON = 1_000;

/** Milliseconds the refusal of play money stands (A9). */
const REFUSAL = 2_000;

/** Inviting friends opens a popup instead of a page, where referral is enabled (RT-12). */
export function inviteFriends(): void {
  if (!siteConfig().features.referral) showToast('common.comingSoon', { ms: COMING_SOON });
  else whenSignedIn(invite);
}

/** Play money brings nobody anything. */
function invite(): void {
  if (moneyGate()) showToast('errors.realOnly', { kind: 'failure', ms: REFUSAL });
  else openPanel('invite');
}
