import type { Store } from './store.ts';
import { hashToken } from './tokens.ts';

/** A registered machine with its names. */
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
  /** Stored as a hash. */
  key: string;
}

export function addTerminal(store: Store, { id, venue, name, key }: NewTerminal): void {
  store.insert('terminals', { id, venue, name, key: hashToken(key) });
}

/** Returns the terminal with this id and key; undefined for a wrong key. */
export function authenticateTerminal(store: Store, id: string, key: string): Terminal | undefined {
  return store.one<Terminal>(
    `SELECT t.id, t.name, v.id AS venueId, v.name AS venueName
     FROM terminals t JOIN venues v ON v.id = t.venue WHERE t.id = ? AND t.key = ?`,
    id,
    hashToken(key),
  );
}

/** Returns the names that players see. */
export function terminalNames(store: Store, id: string): { venue: string; terminal: string } {
  const sql =
    'SELECT v.name AS venue, t.name AS terminal FROM terminals t JOIN venues v ON v.id = t.venue WHERE t.id = ?';
  return store.one<{ venue: string; terminal: string }>(sql, id)!;
}
