import type { Device } from '../../platform/platform.ts';

/** Where an app added to the home screen by the operator's profile leaves its mark (A3). */
export const WEBCLIP_KEY = 'WEBCLIP';

export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/** How the player came to register (RG-7). `webclip` is what is stored under its key. */
export function registerMethodOf(
  { inApp, installed }: Pick<Device, 'inApp' | 'installed'>,
  webclip: string | undefined,
): RegisterMethod {
  if (inApp) return 'APP';
  if (!installed) return 'H5';
  return webclip ? 'WEBCLIP' : 'PWA';
}
