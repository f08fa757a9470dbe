import { atom } from 'nanostores';
import type { SiteConfig } from './read-site-config.ts';

export const $siteConfig = atom<SiteConfig | undefined>();

/** Returns the config; the shell reads it before any caller runs. */
export function siteConfig(): SiteConfig {
  const config = $siteConfig.get();
  if (!config) throw new Error('site.json has not been read');
  return config;
}
