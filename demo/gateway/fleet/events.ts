import type { TerminalEvent } from '../../../src/gateway/endpoints/shared/terminal-protocol.ts';
import type { Gateway } from '../gateway-state.ts';
import { deleteOldest } from './keep-newest.ts';

/** Maximum number of events per terminal; older ones are deleted. */
const KEPT = 200;

export interface FleetEvent {
  kind: TerminalEvent['kind'] | 'staff';
  what: string;
  /** Milliseconds since 1970; by default now. */
  at?: number;
  /** Number and name. */
  staff?: string;
}

type Place = Pick<Gateway, 'store' | 'clock'>;

/** Records an event of a terminal. Clamps times of wrong clocks. */
export function recordEvent(
  { store, clock }: Place,
  terminal: string,
  { kind, what, at, staff }: FleetEvent,
): void {
  const now = clock();
  store.insert('terminal_events', {
    terminal,
    at: Math.min(at ?? now, now),
    kind,
    what: what.slice(0, 200),
    staff: staff ?? null,
  });
  deleteOldest(store, 'terminal_events', terminal, KEPT);
}

/** Returns the latest events of a terminal, newest first. */
export function eventsOf({ store }: Place, terminal: string, most: number) {
  return store.all<{ at: number; kind: string; what: string; staff: string | null }>(
    'SELECT at, kind, what, staff FROM terminal_events WHERE terminal = ? ORDER BY id DESC LIMIT ?',
    terminal,
    most,
  );
}
