import type { Device } from '../../../platform/platform.ts';

export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/** Returns the registration channel (RG-7). `webclip` is the value stored under its key. */
export function registerMethodOf(
  { inApp, installed }: Pick<Device, 'inApp' | 'installed'>,
  webclip: string | undefined,
): RegisterMethod {
  if (inApp) return 'APP';
  if (!installed) return 'H5';
  return webclip ? 'WEBCLIP' : 'PWA';
}
