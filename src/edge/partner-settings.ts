import { endpoints } from '../gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../gateway/http/endpoint.ts';
import { accentTokens } from '../lib/brand-colours.ts';
import type { Settings } from './settings.ts';

/**
 * Version of the format. Loaders stay on partners' pages for days, so a version may only gain fields; an
 * incompatible format needs a different address.
 */
const VERSION = 1;

/**
 * Returns `/embed/site.json`: the settings that pages of other origins may read. It has the paths of open
 * calls, since mounts use no others, and no settings of sign-in.
 */
export function partnerSettingsOf(config: Settings) {
  const { merchantCode, gateway, brand, currency, defaultLanguage, imageCDNs, legal } = config;
  const rows: Readonly<Record<string, AnyEndpoint>> = endpoints;
  const paths = Object.entries(config.endpoints ?? {}).filter(
    ([name]) => Object.hasOwn(rows, name) && rows[name]?.open,
  );
  return {
    version: VERSION,
    merchantCode,
    gateway,
    endpoints: Object.fromEntries(paths),
    brand: { accent: brand?.accent, onAccent: brand?.onAccent, tokens: accentTokens(brand ?? {}) },
    currency,
    defaultLanguage,
    imageCDNs,
    legal,
  };
}
