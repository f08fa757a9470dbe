import { wait } from '../../lib/timing.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { signOut } from '../../session/session.ts';
import { requestConfirmation } from '../../ui/confirm.ts';
import { showToast } from '../../ui/toasts.ts';

/** Limit of the loading message, in milliseconds. */
const LOADING_LIMIT = 9_999_000;

/** Milliseconds to wait for the gateway; the local session ends in any case. */
const TIMEOUT = 1_000;

/** Asks for confirmation, ends the session and goes home, replacing the history entry (SE-1). */
export async function confirmSignOut(): Promise<void> {
  const sure = await requestConfirmation({
    title: 'shell.signOutTitle',
    text: 'shell.signOutText',
    yes: 'shell.signOut',
    no: 'common.cancel',
  });
  if (!sure) return;
  await leaveSession();
  platform().navigate(linkTo('home'), { replace: true });
}

/** Ends the session while the loading message shows. */
export async function leaveSession(): Promise<void> {
  const hide = showToast('common.loading', { kind: 'loading', ms: LOADING_LIMIT });
  await Promise.race([signOut(), wait(TIMEOUT)]);
  hide();
}
