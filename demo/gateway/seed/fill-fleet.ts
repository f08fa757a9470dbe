import { randomUUID } from 'node:crypto';
import { MINUTE } from '../../fixtures/durations.ts';
import { fleetSecret, staff } from '../../fixtures/operator/staff.ts';
import { terminalHistories } from '../../fixtures/operator/terminal-history.ts';
import { terminals, venues } from '../../fixtures/operator/terminals.ts';
import { FLEET_SECRET } from '../fleet/desk-secret.ts';
import { publicJwk } from '../fleet/operator-key.ts';
import { simulatedKey } from '../fleet/simulated-key.ts';
import { setMeta } from '../meta.ts';
import { hashSecret, proofKey } from '../proof/secrets.ts';
import type { Store } from '../store.ts';
import { addTerminal } from '../terminals.ts';
import { hashToken } from '../tokens.ts';

/** Inserts venues, terminals with their past, and staff, with their secrets. */
export function fillFleet(store: Store, now: number): void {
  for (const { id, name } of venues) store.insert('venues', { id, name });
  for (const terminal of terminals) addTerminal(store, terminal);
  fillTerminalHistories(store, now);
  const keyed = { proofKey: proofKey(store) };
  for (const { number, name, pin } of staff) {
    store.insert('staff', { number, name, pin: hashSecret(keyed, `staff ${number}`, pin) });
  }
  setMeta(store, FLEET_SECRET, hashToken(fleetSecret));
}

function fillTerminalHistories(store: Store, now: number): void {
  const secret = proofKey(store);
  for (const { id: terminal, enrolledAgo, seenAgo, report, events, commands } of terminalHistories) {
    store.insert('terminal_states', {
      terminal,
      public_key: JSON.stringify(publicJwk(simulatedKey(secret, terminal))),
      enrolled_at: now - enrolledAgo,
      beat_at: now - seenAgo,
      report: JSON.stringify({ ...report, config: 0, configSeen: 0 }),
    });
    for (const { ago, kind, what, staff: by = null } of events) {
      store.insert('terminal_events', { terminal, at: now - ago, kind, what, staff: by });
    }
    for (const { ago, what, text, outcome } of commands) {
      store.insert('terminal_commands', {
        id: randomUUID(),
        terminal,
        what,
        detail: text ? JSON.stringify({ text, seconds: 3600 }) : null,
        given_by: 'operator',
        given_at: now - ago,
        expires_at: now - ago + 5 * MINUTE,
        outcome: outcome || null,
        settled_at: outcome ? now - ago + MINUTE : null,
      });
    }
  }
}
