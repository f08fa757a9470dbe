import { contractRoutes, pendingContracts } from '../../features/agent/contracts.ts';
import { $openGame } from '../../games/launch/open-game.ts';
import { platform } from '../../platform/platform.ts';
import type { RouteName } from '../../routes/routes.ts';
import { skipsContracts } from '../../session/account-types.ts';
import { $session } from '../../session/session.ts';
import { $confirmation } from '../../ui/confirm.ts';
import { watchInactivity } from '../../ui/inactivity.ts';
import { $openDialogs } from '../../ui/open-dialogs.ts';
import { $panel, closePanel, openPanel } from '../drawers/panels.ts';
import { $shown } from '../page/page-store.ts';

/** Storage key that marks the session as notified; contains no account data. */
const TOLD = 'CONTRACTS_TOLD';

/** Milliseconds for other popups, such as home's, to open first. */
const BEAT = 1_500;

/** Pages that show no notification: the player is signing in. */
const quiet: ReadonlySet<RouteName> = new Set(['login', 'register', 'changePassword']);
/** Pages on which contracts are answered. */
const answering: ReadonlySet<RouteName> = new Set(Object.values(contractRoutes));

/**
 * Reads the pending contracts at the start of a session and on home. Shows them once per session, in a dialog, when
 * the member is inactive and nothing else is open (AG-5). A failure is not shown. Returns a function that stops it.
 * @param began token of the session with which this page started
 */
export function watchContracts(began: string | undefined): () => void {
  let known = began;
  let leavePending: (() => void) | undefined;
  let leaveStillness: (() => void) | undefined;
  let beat: ReturnType<typeof setTimeout> | undefined;

  const rest = () => {
    leaveStillness?.();
    leaveStillness = undefined;
    clearTimeout(beat);
  };
  const tell = () => {
    const route = $shown.get()?.route;
    const taken = $openDialogs.get() || $panel.get() || $openGame.get() || $confirmation.get();
    if (!taken && route && !quiet.has(route) && !answering.has(route)) openPanel('contracts');
  };
  const hear = () => {
    const now = pendingContracts.get();
    if (now.state === 'failed') platform().report({ name: 'contracts', error: now.error });
    const waits = now.state === 'ready' && now.value.length > 0;
    if (!waits || platform().sessionStorage.get(TOLD)) return rest();
    leaveStillness ??= watchInactivity((still) => {
      clearTimeout(beat);
      if (still) beat = setTimeout(tell, BEAT);
    });
  };
  const look = (atHome: boolean) => {
    const session = $session.get();
    const route = $shown.get()?.route;
    if (session?.token !== known) {
      known = session?.token;
      leavePending?.();
      leavePending = undefined;
      rest();
      if ($panel.get() === 'contracts') closePanel();
      platform().sessionStorage.remove(TOLD);
    }
    if (!session || skipsContracts(session.type) || !route || quiet.has(route)) return;
    if (!leavePending) leavePending = pendingContracts.subscribe(hear);
    else if (atHome) void pendingContracts.refresh();
  };
  look(false);
  const leaves = [
    rest,
    () => leavePending?.(),
    $session.listen(() => look(false)),
    $shown.listen((shown) => look(shown?.route === 'home')),
    $panel.listen((panel, before) => {
      if (before !== 'contracts' || panel === before) return;
      // Closed, followed, or failed to load.
      platform().sessionStorage.set(TOLD, '1');
      rest();
    }),
  ];
  return () => {
    for (const leave of leaves) leave();
  };
}
