import { atom } from 'nanostores';
import type { InferOutput } from 'valibot';
import type { siteConfigSchema } from './read-site-config.ts';

/** `/m/site.json`: what makes one build the site of one operator. */
export type SiteConfig = InferOutput<typeof siteConfigSchema>;

export const $siteConfig = atom<SiteConfig | undefined>();

/** The site's config; every caller runs after the shell has read it. */
export function siteConfig(): SiteConfig {
  const config = $siteConfig.get();
  if (!config) throw new Error('site.json has not been read');
  return config;
}
