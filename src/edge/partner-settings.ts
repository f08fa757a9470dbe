import { endpoints } from '../gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../gateway/http/endpoint.ts';
import type { Settings } from './settings.ts';

/**
 * Version of the file's form. Loaders stay on partners' pages for days: fields may be added under a version, and one
 * that they cannot read goes to another address.
 */
const VERSION = 1;

/**
 * `/embed/site.json`: what of an operator's site.json pages of other origins may read. Of the paths those of the open
 * calls alone, since a mount makes no others; nothing of how players sign in.
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
    brand: { accent: brand?.accent, onAccent: brand?.onAccent },
    currency,
    defaultLanguage,
    imageCDNs,
    legal,
  };
}
