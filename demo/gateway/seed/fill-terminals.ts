import { terminals, venues } from '../../fixtures/operator/terminals.ts';
import type { Store } from '../store.ts';
import { addTerminal } from '../terminals.ts';

export function fillTerminals(store: Store): void {
  for (const { id, name } of venues) store.run('INSERT INTO venues (id, name) VALUES (?, ?)', id, name);
  for (const terminal of terminals) addTerminal(store, terminal);
}
