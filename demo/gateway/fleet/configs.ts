import type { Gateway } from '../gateway-state.ts';

/** Maximum number of versions per venue; older ones are deleted. */
const KEPT = 20;

export interface VenueConfig {
  /** Counts from 1. */
  version: number;
  /** In the format of kiosk.json. */
  text: string;
}

/** Returns the venue's latest configuration. */
export function configOf({ store }: Pick<Gateway, 'store'>, venue: string): VenueConfig | undefined {
  return store.one<VenueConfig>(
    'SELECT version, text FROM venue_configs WHERE venue = ? ORDER BY version DESC LIMIT 1',
    venue,
  );
}

/** Stores a new configuration of a venue; each terminal validates it. @returns its version */
export function setConfig({ store, clock }: Gateway, venue: string, text: string): number {
  const version = (configOf({ store }, venue)?.version ?? 0) + 1;
  store.insert('venue_configs', { venue, version, text, set_at: clock() });
  store.run('DELETE FROM venue_configs WHERE venue = ? AND version <= ?', venue, version - KEPT);
  return version;
}

/** Returns a configuration that the terminal has not seen. */
export function newerConfig(gateway: Gateway, terminal: string, seen: number): VenueConfig | undefined {
  const { venue } = gateway.store.one<{ venue: string }>(
    'SELECT venue FROM terminals WHERE id = ?',
    terminal,
  )!;
  const latest = configOf(gateway, venue);
  return latest && latest.version !== seen ? latest : undefined;
}
