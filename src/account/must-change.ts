import { platform } from '../platform/platform.ts';
import { linkTo, routeAt } from '../routes/routes.ts';
import { $session, SESSION_KEY } from '../session/session.ts';
import { showToast, TOAST_LONG } from '../ui/toasts.ts';

/** Whoever signed in with a temporary password and went elsewhere is led to choose their own. */
export function leadToPasswordChange(token: string): void {
  const session = $session.get();
  if (session?.token !== token) return;
  if (!session.mustChangePassword) {
    // Kept, so that a reload knows it too.
    const next = { ...session, mustChangePassword: true };
    platform().lasting.set(SESSION_KEY, JSON.stringify(next));
    $session.set(next);
  }
  const path = platform().here().split('?')[0] ?? '';
  if (routeAt(path) === 'changePassword') return;
  showToast('errors.mustChange', { kind: 'failure', ms: TOAST_LONG });
  platform().navigate(linkTo('changePassword'));
}
