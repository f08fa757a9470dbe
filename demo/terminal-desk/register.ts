import { recordEvent } from '../gateway/fleet/events.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import { addTerminal } from '../gateway/terminals.ts';
import { hashToken, newToken } from '../gateway/tokens.ts';

/** Maximum number of terminals. */
const MOST = 500;

/** Registers a terminal. @returns its key, which is shown only once; undefined if it cannot be registered */
export function register(gateway: Gateway, id: string, venue: string, name: string): string | undefined {
  const { store } = gateway;
  const { count } = store.one<{ count: number }>('SELECT count(*) AS count FROM terminals')!;
  const known = store.one('SELECT 1 AS found FROM terminals WHERE id = ?', id);
  const place = store.one('SELECT 1 AS found FROM venues WHERE id = ?', venue);
  if (count >= MOST || known || !place) return undefined;
  const key = newKey();
  addTerminal(store, { id, venue, name, key });
  return key;
}

/**
 * Replaces a terminal's key, which invalidates the old machine. Returns undefined for an unknown terminal.
 */
export function renewKey(gateway: Gateway, id: string): string | undefined {
  const { store } = gateway;
  const key = newKey();
  if (!store.run('UPDATE terminals SET key = ? WHERE id = ?', hashToken(key), id)) return undefined;
  store.run(
    'UPDATE terminal_states SET public_key = NULL, report = NULL, beat_at = NULL WHERE terminal = ?',
    id,
  );
  recordEvent(gateway, id, { kind: 'note', what: 'new key' });
  return key;
}

/** In groups of five characters, which are easier to type. */
const newKey = () =>
  newToken()
    .toLowerCase()
    .replace(/[^a-z2-9]/g, '')
    .slice(0, 25)
    .match(/.{5}/g)!
    .join('-');
