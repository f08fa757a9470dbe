import { GatewayError } from '../../src/gateway/http/errors.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { parseJson } from '../../src/lib/json.ts';
import { language, matchChoice } from '../attributes/read-attributes.ts';

/** The operator's `/embed/site.json`, as far as mounts use it. */
export interface OperatorSettings {
  merchantCode: string;
  /** Origin of the gateway, with an optional path prefix. */
  gateway: string;
  paths: Readonly<Record<string, string>>;
  currency: string;
  defaultLanguage: LanguageCode;
  imageHosts: readonly string[];
  /** Brand colours such as `#e8b75a`; undefined for the product's. */
  accent: string | undefined;
  onAccent: string | undefined;
  /** Input of `parseLegalSettings`. */
  legal: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/**
 * Parses the operator's public settings. The site validates the file that they are made from; only values that could
 * break requests or styles are checked here.
 * @throws GatewayError `malformed`
 */
export function parseOperatorSettings(text: string, origin: string): OperatorSettings {
  const site = parseJson(text) as Json | undefined;
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
