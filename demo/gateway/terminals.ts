import type { Store } from './store.ts';
import { hashToken } from './tokens.ts';

/** A registered machine, by the names that the gateway knows it by. */
export interface Terminal {
  id: string;
  /** Name of the terminal within its venue. */
  name: string;
  venueId: string;
  venueName: string;
}

export interface NewTerminal {
  id: string;
  /** Id of its venue. */
  venue: string;
  name: string;
  /** Kept as a hash alone. */
  key: string;
}

export function addTerminal(store: Store, { id, venue, name, key }: NewTerminal): void {
  const sql = 'INSERT INTO terminals (id, venue, name, key) VALUES (?, ?, ?, ?)';
  store.run(sql, id, venue, name, hashToken(key));
}

/** The terminal that says it is `id` and has the key of it; nothing for everybody else. */
export function provenTerminal(store: Store, id: string, key: string): Terminal | undefined {
  return store.one<Terminal>(
    `SELECT t.id, t.name, v.id AS venueId, v.name AS venueName
     FROM terminals t JOIN venues v ON v.id = t.venue WHERE t.id = ? AND t.key = ?`,
    id,
    hashToken(key),
  );
}

/** What a member is told of a terminal. */
export function terminalNames(store: Store, id: string): { venue: string; terminal: string } {
  const sql =
    'SELECT v.name AS venue, t.name AS terminal FROM terminals t JOIN venues v ON v.id = t.venue WHERE t.id = ?';
  return store.one<{ venue: string; terminal: string }>(sql, id)!;
}
