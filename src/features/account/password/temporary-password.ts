import { platform } from '../../../platform/platform.ts';
import { linkTo, routeAt } from '../../../routes/routes.ts';
import { requirePasswordChange } from '../../../session/password-change.ts';
import { $session } from '../../../session/session.ts';
import { showToast, TOAST_LONG } from '../../../ui/toasts.ts';

/** Marks the session of `token` as one with a temporary password, and redirects it to the change form. */
export function redirectToPasswordChange(token: string): void {
  if ($session.get()?.token !== token) return;
  requirePasswordChange();
  if (routeAt(platform().here()) === 'changePassword') return;
  showToast('errors.mustChange', { kind: 'failure', ms: TOAST_LONG });
  platform().navigate(linkTo('changePassword'));
}
