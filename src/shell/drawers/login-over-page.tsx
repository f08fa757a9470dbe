import { loadMessages } from '../../i18n/language.ts';
import { platform } from '../../platform/platform.ts';
import { runWhenLoaded } from '../../ui/run-when-loaded.ts';
import { $panel, openPanel } from './panels.ts';

/** Action to run after the login over the page. */
let waiting: (() => void) | undefined;

// Closing the login or leaving the page cancels the action.
$panel.listen((panel) => {
  if (panel !== 'login') waiting = undefined;
});

/** Opens the login over the page and runs `act` after the sign-in (LG-11). */
export function openLoginOverPage(act: () => void): void {
  const from = platform().here();
  const code = Promise.all([
    import('../../features/account/login/login-modal.tsx'),
    loadMessages(['account']),
  ]);
  runWhenLoaded(code, () => {
    if (platform().here() !== from) return;
    openPanel('login');
    waiting = act;
  });
}

/** Returns the action and forgets it. */
export function takePendingAction(): (() => void) | undefined {
  const act = waiting;
  waiting = undefined;
  return act;
}

/** Cancels the action after a sign-in in another tab. */
export function clearPendingAction(): void {
  waiting = undefined;
}
