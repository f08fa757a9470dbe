import { platform } from '../../../platform/platform.ts';
import { linkTo, routeAt } from '../../../routes/routes.ts';
import { requirePasswordChange } from '../../../session/own-password.ts';
import { $session } from '../../../session/session.ts';
import { showToast, TOAST_LONG } from '../../../ui/toasts.ts';

/** Whoever signed in with a temporary password and went elsewhere is led to choose their own. */
export function leadToPasswordChange(token: string): void {
  if ($session.get()?.token !== token) return;
  requirePasswordChange();
  if (routeAt(platform().here()) === 'changePassword') return;
  showToast('errors.mustChange', { kind: 'failure', ms: TOAST_LONG });
  platform().navigate(linkTo('changePassword'));
}
