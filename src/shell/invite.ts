import { siteConfig } from '../config/site-config.ts';
import { whenSignedIn } from '../session/when-signed-in.ts';
import { showToast } from '../ui/toasts.ts';
import { openPanel } from './panels.ts';

/** Milliseconds the 'coming soon' toast stands (B8). */
const COMING_SOON = 1_000;

/** Inviting friends opens a popup instead of a page, where referral is enabled (RT-12). */
export function inviteFriends(): void {
  if (!siteConfig().features.referral) showToast('common.comingSoon', { ms: COMING_SOON });
  else whenSignedIn(() => openPanel('invite'));
}
