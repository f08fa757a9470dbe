import { atom } from 'nanostores';
import type { SiteConfig } from './read-site-config.ts';

export const $siteConfig = atom<SiteConfig | undefined>();

/** The site's config; every caller runs after the shell has read it. */
export function siteConfig(): SiteConfig {
  const config = $siteConfig.get();
  if (!config) throw new Error('site.json has not been read');
  return config;
}
