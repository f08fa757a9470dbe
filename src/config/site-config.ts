import { atom } from 'nanostores';
import type { SiteConfig } from './read-site-config.ts';

export const $siteConfig = atom<SiteConfig | undefined>();

/** Returns the config; the shell reads it before any caller runs. */
export function siteConfig(): SiteConfig {
  const config = $siteConfig.get();
  if (!config) throw new Error('site.json has not been read');
  return config;
}

/** Returns the URL of the brand's logo, for dark pages if it has two; a style shows the other one. Empty for a brand without. */
export function brandLogo(): string {
  const { logo } = siteConfig().brand;
  return typeof logo === 'string' ? logo : logo.dark;
}
