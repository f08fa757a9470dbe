import { atom } from 'nanostores';
import type { KioskConfig } from './read-kiosk-config.ts';

export const $kioskConfig = atom<KioskConfig | undefined>();

/** Returns the terminal's configuration. @throws before the start has loaded it */
export function kioskConfig(): KioskConfig {
  const config = $kioskConfig.get();
  if (!config) throw new Error('kiosk.json has not been read');
  return config;
}
