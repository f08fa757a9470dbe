import { wait } from '../../lib/timing.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { signOut } from '../../session/session.ts';
import { requestConfirmation } from '../../ui/confirm.ts';
import { showToast } from '../../ui/toasts.ts';

/** Milliseconds the loading message may stand (A9). */
const LOADING_LIMIT = 9_999_000;

/** Milliseconds that the gateway's answer is waited for: here the session is over before. */
const PATIENCE = 1_000;

/** Asks, ends the session and goes home without a way back into the pages of the member (SE-1). */
export async function confirmSignOut(): Promise<void> {
  const sure = await requestConfirmation({
    title: 'shell.signOutTitle',
    text: 'shell.signOutText',
    yes: 'common.submit',
    no: 'common.cancel',
  });
  if (!sure) return;
  await leaveSession();
  platform().navigate(linkTo('home'), { replace: true });
}

/** Ends the session with the loading message on screen meanwhile. */
export async function leaveSession(): Promise<void> {
  const hide = showToast('common.loading', { kind: 'loading', ms: LOADING_LIMIT });
  await Promise.race([signOut(), wait(PATIENCE)]);
  hide();
}
