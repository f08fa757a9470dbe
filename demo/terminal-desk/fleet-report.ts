import { commandsOf } from '../gateway/fleet/commands.ts';
import { configOf } from '../gateway/fleet/configs.ts';
import { eventsOf } from '../gateway/fleet/events.ts';
import type { Gateway } from '../gateway/gateway-state.ts';

/** Events shown per terminal. */
const EVENTS = 10;
const COMMANDS = 5;

interface Row {
  id: string;
  venue: string;
  name: string;
  public_key: string | null;
  beat_at: number | null;
  report: string | null;
}

/** Returns venues with their configuration, and terminals with their last heartbeat. */
export function fleetReport(gateway: Gateway) {
  const { store, clock } = gateway;
  const rows = store.all<Row>(
    `SELECT t.id, t.venue, t.name, s.public_key, s.beat_at, s.report
     FROM terminals t LEFT JOIN terminal_states s ON s.terminal = t.id ORDER BY t.rowid`,
  );
  return {
    now: clock(),
    venues: store
      .all<{ id: string; name: string }>('SELECT id, name FROM venues ORDER BY rowid')
      .map((venue) => ({ ...venue, config: configOf(gateway, venue.id) ?? null })),
    terminals: rows.map(({ public_key, beat_at, report, ...terminal }) => ({
      ...terminal,
      enrolled: public_key !== null,
      beatAt: beat_at,
      report: report ? (JSON.parse(report) as object) : null,
      events: eventsOf(gateway, terminal.id, EVENTS),
      commands: commandsOf(gateway, terminal.id, COMMANDS),
    })),
  };
}
