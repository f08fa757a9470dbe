import { GatewayError } from '../../src/gateway/http/errors.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { parseJson } from '../../src/lib/json.ts';
import { language, wordOf } from '../attributes/read-attributes.ts';

/** What a mount needs of the operator's `/embed/site.json`. */
export interface Site {
  merchantCode: string;
  /** Origin, or origin and path prefix, of the gateway. */
  gateway: string;
  paths: Readonly<Record<string, string>>;
  currency: string;
  defaultLanguage: LanguageCode;
  imageHosts: readonly string[];
  /** Brand colours as `#e8b75a`, where the operator has its own. */
  accent: string | undefined;
  onAccent: string | undefined;
  /** What the legal line says, unchecked (`legal.ts`). */
  legal: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const colour = /^#[0-9a-f]{6}$/i;

/**
 * Reads the settings that partners' pages may read. They are made of the operator's site.json, which the site checks as
 * a whole; here only what would lead a call or a rule astray is refused or left out.
 * @throws GatewayError `malformed`
 */
export function readSite(text: string, origin: string): Site {
  const site = parseJson(text) as Json | undefined;
  const merchantCode = textOf(site?.merchantCode);
  if (!site || !merchantCode) throw new GatewayError('malformed', 'site.json');
  const brand = (site.brand ?? {}) as Json;
  return {
    merchantCode,
    gateway: textOf(site.gateway) || origin,
    paths: (site.endpoints ?? {}) as Record<string, string>,
    currency: textOf(site.currency) || 'CNY',
    defaultLanguage: wordOf(language, textOf(site.defaultLanguage)) ?? 'EN',
    imageHosts: Array.isArray(site.imageCDNs) ? site.imageCDNs.map(String) : [],
    accent: colourOf(brand.accent),
    onAccent: colourOf(brand.onAccent),
    legal: site.legal,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function colourOf(value: unknown): string | undefined {
  return colour.test(textOf(value)) ? textOf(value) : undefined;
}
