import { terminals, venues } from '../../fixtures/operator/terminals.ts';
import type { Store } from '../store.ts';
import { hashToken } from '../tokens.ts';

export function fillTerminals(store: Store): void {
  for (const { id, name } of venues) store.run('INSERT INTO venues (id, name) VALUES (?, ?)', id, name);
  for (const { id, venue, name, key } of terminals) {
    store.run(
      'INSERT INTO terminals (id, venue, name, key) VALUES (?, ?, ?, ?)',
      id,
      venue,
      name,
      hashToken(key),
    );
  }
}
