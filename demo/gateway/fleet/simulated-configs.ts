import { venueConfigs } from '../../fixtures/operator/simulated-terminals.ts';
import type { Gateway } from '../gateway-state.ts';
import { configOf } from './configs.ts';
import { recordEvent } from './events.ts';

/** Sets the configurations of a venue, and what its terminals made of them, unless the desk has set one. */
export function fillSimulatedConfigs(gateway: Gateway): void {
  const { store, clock } = gateway;
  const { venue, versions, seen, refusal } = venueConfigs;
  if (configOf(gateway, venue)) return;
  const now = clock();
  for (const [place, { ago, config }] of versions.entries()) {
    const text = JSON.stringify(config, undefined, 2);
    store.insert('venue_configs', { venue, version: place + 1, text, set_at: now - ago });
  }
  for (const { terminal, config, configSeen } of seen) {
    store.run(
      "UPDATE terminal_states SET report = json_set(report, '$.config', ?, '$.configSeen', ?) WHERE terminal = ?",
      ...[config, configSeen, terminal],
    );
  }
  const { terminal, ago, what } = refusal;
  recordEvent(gateway, terminal, { kind: 'config', what, at: now - ago });
}
