import { GatewayError } from '../../src/gateway/http/errors.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { parseJson } from '../../src/lib/json.ts';
import { language, matchChoice } from '../attributes/read-attributes.ts';

type Json = Readonly<Record<string, unknown>>;

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/** The operator's `/embed/site.json`, as far as mounts use it. */
export interface OperatorSettings {
  merchantCode: string;
  /** Origin of the gateway, with an optional path prefix. */
  gateway: string;
  paths: Readonly<Record<string, string>>;
  currency: string;
  defaultLanguage: LanguageCode;
  imageHosts: readonly string[];
  /** Colours of the brand such as `#e8b75a`, by token. */
  accents: Readonly<Record<string, string>>;
  /** Input of `parseLegalSettings`. */
  legal: unknown;
}

/**
 * Parses the operator's public settings. The site validates the file that they are made from; only values that could
 * break requests or styles are checked here.
 * @throws GatewayError `malformed`
 */
export function parseOperatorSettings(text: string, origin: string): OperatorSettings {
  const site = parseJson(text) as Json | undefined;
  const merchantCode = stringOf(site?.merchantCode);
  if (!site || !merchantCode) throw new GatewayError('malformed', 'site.json');
  return {
    merchantCode,
    gateway: stringOf(site.gateway) || origin,
    paths: (site.endpoints ?? {}) as Record<string, string>,
    currency: stringOf(site.currency) || 'CNY',
    defaultLanguage: matchChoice(language, stringOf(site.defaultLanguage)) ?? 'EN',
    imageHosts: Array.isArray(site.imageCDNs) ? site.imageCDNs.map(String) : [],
    accents: accentsOf((site.brand ?? {}) as Json),
    legal: site.legal,
  };
}

/** Returns the colours among the tokens that the front server has computed. */
const accentsOf = ({ tokens }: Json): OperatorSettings['accents'] =>
  Object.fromEntries(Object.entries(tokens ?? {}).filter(([, value]) => HEX_COLOUR.test(value)));

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
