import type { Gateway } from '../gateway-state.ts';

/** Versions kept of each venue; older ones go. */
const KEPT = 20;

export interface VenueConfig {
  /** Counts up from 1. */
  version: number;
  /** As kiosk.json is written. */
  text: string;
}

/** What a venue is set to; nothing where it never was. */
export function configOf({ store }: Pick<Gateway, 'store'>, venue: string): VenueConfig | undefined {
  return store.one<VenueConfig>(
    'SELECT version, text FROM venue_configs WHERE venue = ? ORDER BY version DESC LIMIT 1',
    venue,
  );
}

/** Sets the terminals of a venue to a configuration, which each of them looks at for itself. @returns its version */
export function setConfig({ store, clock }: Gateway, venue: string, text: string): number {
  const version = (configOf({ store }, venue)?.version ?? 0) + 1;
  store.run(
    'INSERT INTO venue_configs (venue, version, text, set_at) VALUES (?, ?, ?, ?)',
    venue,
    version,
    text,
    clock(),
  );
  store.run('DELETE FROM venue_configs WHERE venue = ? AND version <= ?', venue, version - KEPT);
  return version;
}

/** What a terminal has not looked at yet. */
export function newerConfig(gateway: Gateway, terminal: string, seen: number): VenueConfig | undefined {
  const { venue } = gateway.store.one<{ venue: string }>(
    'SELECT venue FROM terminals WHERE id = ?',
    terminal,
  )!;
  const latest = configOf(gateway, venue);
  return latest && latest.version !== seen ? latest : undefined;
}
