import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import type { Gateway } from '../gateway-state.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { authenticateTerminal, type Terminal } from '../terminals.ts';
import { recordEvent } from './events.ts';
import type { PublicKey } from './operator-key.ts';

/** Returns the public key of an enrolled terminal. */
export function publicKeyOf(store: Store, terminal: string): PublicKey | undefined {
  const row = store.one<{ public_key: string | null }>(
    'SELECT public_key FROM terminal_states WHERE terminal = ?',
    terminal,
  );
  return row?.public_key ? (JSON.parse(row.public_key) as PublicKey) : undefined;
}

export function isTerminal(store: Store, terminal: string): boolean {
  return store.one('SELECT 1 AS found FROM terminals WHERE id = ?', terminal) !== undefined;
}

/**
 * Stores the public key of a machine with a terminal's key, once, so that the key is useless later. @throws
 * Refusal for a wrong or used key
 */
export function enrol({ store, clock }: Gateway, id: string, key: string, publicKey: PublicKey): Terminal {
  const terminal = authenticateTerminal(store, id, key);
  if (!terminal || publicKeyOf(store, id)) throw new Refusal(featureRefusal.terminalUnknown, { status: 403 });
  const { kty, crv, x } = publicKey;
  store.run(
    `INSERT INTO terminal_states (terminal, public_key, enrolled_at) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET public_key = excluded.public_key, enrolled_at = excluded.enrolled_at`,
    id,
    JSON.stringify({ kty, crv, x }),
    clock(),
  );
  recordEvent({ store, clock }, id, { kind: 'note', what: 'enrolled' });
  return terminal;
}

/** Replaces the stored state of a terminal. */
export function storeReport({ store, clock }: Gateway, terminal: string, report: object): void {
  store.run(
    `INSERT INTO terminal_states (terminal, beat_at, report) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET beat_at = excluded.beat_at, report = excluded.report`,
    terminal,
    clock(),
    JSON.stringify(report),
  );
}
