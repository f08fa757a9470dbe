import { promptContracts } from '../features/agent/contract-prompt.ts';
import type { RouteName } from '../routes/routes.ts';
import { skipsContracts } from '../session/account-types.ts';
import { $session } from '../session/session.ts';
import { $shown } from './page-store.ts';

/** Pages on which nobody is asked: who signs in is on the way elsewhere. */
const quiet: ReadonlySet<RouteName> = new Set(['login', 'register', 'changePassword']);

let asked: string | undefined;

/** Prompts for contracts once a session exists, and whenever home is shown (A4). Called once. */
export function watchContracts(): void {
  const look = (atHome: boolean) => {
    const session = $session.get();
    const route = $shown.get()?.route;
    if (!session || skipsContracts(session.type) || !route || quiet.has(route)) return;
    if (session.token === asked && !atHome) return;
    asked = session.token;
    void promptContracts();
  };
  look(false);
  $session.listen(() => look(false));
  $shown.listen((shown) => look(shown?.route === 'home'));
}
