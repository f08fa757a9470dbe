import { GatewayError } from '../../src/gateway/errors.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { fromJson } from '../../src/lib/json.ts';
import { language, matchChoice } from '../attributes/read-attributes.ts';

/** What a mount needs of the operator's `/embed/site.json`. */
export interface OperatorSettings {
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

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/**
 * Reads the settings that partners' pages may read. They are made of the operator's site.json, which the site checks as
 * a whole; here only what would lead a call or a rule astray is refused or left out.
 * @throws GatewayError `malformed`
 */
export function parseOperatorSettings(text: string, origin: string): OperatorSettings {
  const site = fromJson(text) as Json | undefined;
  const merchantCode = stringOf(site?.merchantCode);
  if (!site || !merchantCode) throw new GatewayError('malformed', 'site.json');
  const brand = (site.brand ?? {}) as Json;
  return {
    merchantCode,
    gateway: stringOf(site.gateway) || origin,
    paths: (site.endpoints ?? {}) as Record<string, string>,
    currency: stringOf(site.currency) || 'CNY',
    defaultLanguage: matchChoice(language, stringOf(site.defaultLanguage)) ?? 'EN',
    imageHosts: Array.isArray(site.imageCDNs) ? site.imageCDNs.map(String) : [],
    accent: colourOf(brand.accent),
    onAccent: colourOf(brand.onAccent),
    legal: site.legal,
  };
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function colourOf(value: unknown): string | undefined {
  return HEX_COLOUR.test(stringOf(value)) ? stringOf(value) : undefined;
}
