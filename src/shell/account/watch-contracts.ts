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

/** In the storage of the tab, once this session was told; it says nothing of whose session it is. */
const TOLD = 'CONTRACTS_TOLD';

/** Milliseconds for what else comes as soon as somebody is still, such as the popups of home: that goes first. */
const BEAT = 1_500;

/** Pages on which nobody is asked: who signs in is on the way elsewhere. */
const quiet: ReadonlySet<RouteName> = new Set(['login', 'register', 'changePassword']);
/** Pages of those who are answering already. */
const answering: ReadonlySet<RouteName> = new Set(Object.values(contractRoutes));

/**
 * Asks which contracts wait once a session exists, and whenever home is shown (A4); tells of them once per session, in
 * one dialog, as soon as whoever is here is still and nothing else lies over the page (AG-5). A failure is not shown:
 * nobody waits for this. Called once; returns what ends it.
 * @param began token of the session that this page began with
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
      // Closed or followed, or its code cannot be had.
      platform().sessionStorage.set(TOLD, '1');
      rest();
    }),
  ];
  return () => {
    for (const leave of leaves) leave();
  };
}
