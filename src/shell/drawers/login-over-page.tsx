import { loadMessages } from '../../i18n/language.ts';
import { platform } from '../../platform/platform.ts';
import { runWhenLoaded } from '../../ui/run-when-loaded.ts';
import { $panel, openPanel } from './panels.ts';

/** What waits for the login over the page. */
let waiting: (() => void) | undefined;

// Whoever closes the login, or goes elsewhere, does not want it any more.
$panel.listen((panel) => {
  if (panel !== 'login') waiting = undefined;
});

/** Opens the login over the page (LG-11); what the visitor was about to do follows the sign-in. */
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

/** What has waited, once. */
export function takePendingAction(): (() => void) | undefined {
  const act = waiting;
  waiting = undefined;
  return act;
}

/** Somebody signed in elsewhere in the browser: what was begun here before is not theirs. */
export function clearPendingAction(): void {
  waiting = undefined;
}
