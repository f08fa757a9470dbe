import type { AnyEndpoint } from '../gateway/endpoint.ts';
import { endpoints } from '../gateway/endpoints/table.ts';

/** What of the operator's site.json may be of use to a page of a partner; the rest is not asked for. */
export interface OperatorConfig {
  merchantCode: string;
  gateway?: string;
  endpoints?: Readonly<Record<string, string>>;
  brand?: { accent?: string; onAccent?: string };
  currency?: string;
  defaultLanguage?: string;
  imageCDNs?: readonly string[];
  /** What mounts say of age, responsible gaming and terms. */
  legal?: {
    age?: number;
    note?: Readonly<Record<string, string>>;
    saferPlay?: string;
    terms?: string;
  };
}

/**
 * Version of the file's form. Loaders stay on partners' pages for days: fields may be added under a version, and one
 * that they cannot read goes to another address.
 */
const VERSION = 1;

/**
 * `/embed/site.json`: what of an operator's site.json pages of other origins may read. Of the paths those of the open
 * calls alone, since a mount makes no others; nothing of how players sign in.
 */
export function partnerSettingsOf(config: OperatorConfig) {
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
    legal: { age: legal?.age, note: legal?.note, saferPlay: legal?.saferPlay, terms: legal?.terms },
  };
}
