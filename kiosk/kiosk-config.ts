import { atom } from 'nanostores';
import type { InferOutput } from 'valibot';
import type { terminalSchema } from './read-kiosk-config.ts';

/** What one terminal of a venue is to be: `/kiosk/kiosk.json` with the terminal's own entry laid over it. */
export type KioskConfig = InferOutput<typeof terminalSchema> & { venue: string; terminal: string };

export const $kioskConfig = atom<KioskConfig | undefined>();

/** The terminal's config; every caller runs after the start has read it. */
export function kioskConfig(): KioskConfig {
  const config = $kioskConfig.get();
  if (!config) throw new Error('kiosk.json has not been read');
  return config;
}
