import { atom } from 'nanostores';
import type { KioskConfig } from './read-kiosk-config.ts';

export const $kioskConfig = atom<KioskConfig | undefined>();

/** The terminal's config; every caller runs after the start has read it. */
export function kioskConfig(): KioskConfig {
  const config = $kioskConfig.get();
  if (!config) throw new Error('kiosk.json has not been read');
  return config;
}
