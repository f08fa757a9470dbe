import * as v from 'valibot';
import { sportsVendors } from '../gateway/endpoints/shared/sports-vendors.ts';
import { languageCodes } from '../lib/language-codes.ts';

const filled = v.pipe(v.string(), v.minLength(1, 'must not be empty'));
/** Empty for the page's own origin, otherwise an http(s) URL without a trailing slash. */
const origin = v.pipe(
  v.string(),
  v.regex(
    /^(https?:\/\/[^\s/]+(\/[^\s?#]*[^\s?#/])?)?$/,
    'must be empty or an http(s) address without a trailing /',
  ),
);
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #e8b75a'));
const flag = (unset: boolean) => v.optional(v.boolean(), unset);
const language = v.picklist(languageCodes);

export const siteConfigSchema = v.object({
  merchantCode: filled,
  gateway: v.optional(origin, ''),
  /** Paths by endpoint name, if the operator's gateway uses others. */
  endpoints: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^\//, 'must begin with /'))), {}),
  brand: v.object({
    name: filled,
    logo: v.optional(v.union([v.string(), v.object({ dark: v.string(), light: v.string() })]), ''),
    accent: v.optional(colour),
    onAccent: v.optional(colour),
    background: v.optional(colour),
    surface: v.optional(colour),
    text: v.optional(colour),
    radius: v.optional(v.number()),
    theme: v.optional(v.picklist(['dark', 'light', 'auto'])),
  }),
  languages: v.optional(v.pipe(v.array(language), v.minLength(1, 'must name a language')), [
    ...languageCodes,
  ]),
  defaultLanguage: v.optional(language, 'EN'),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a code such as CNY')), 'CNY'),
  features: v.optional(
    v.object({
      appWindow: flag(true),
      /** Hides the app in Apple's store. */
      hideIosApp: flag(false),
      /** Shows how to add the site to the home screen. */
      homeScreen: flag(true),
      /** Shows the download bar to signed-in players only. */
      downloadBarNeedsSession: flag(false),
      referral: flag(false),
    }),
    {},
  ),
  /** Milliseconds before home's popup; without it the popup waits until the visitor is inactive. */
  popupDelay: v.optional(v.number()),
  registration: v.optional(
    v.object({
      /** Rule for e-mail addresses if the gateway sends none. */
      email: v.optional(v.picklist(['standard', 'specification']), 'standard'),
      /** Whether the checkbox of the terms is checked initially. */
      agreed: flag(false),
    }),
    {},
  ),
  /** Service that verifies Google and Facebook accounts and phone numbers. */
  signInService: v.optional(
    v.object({
      provider: v.picklist(['firebase']),
      apiKey: filled,
      projectId: filled,
      /** Origin of an emulator instead of the service; empty for the page's own. */
      emulator: v.optional(origin),
      /** Client ids at the providers; only these providers get a button (LG-3). */
      clientIds: v.optional(v.record(v.string(), filled), {}),
      /** Whether the service sends the SMS codes of login and registration (RG-4). */
      phone: flag(false),
      /** Human verification before an SMS code, shown in an iframe. */
      check: v.optional(origin),
    }),
  ),
  /** Target of error reports and measurements as JSON; none if empty. */
  reports: v.optional(v.string(), ''),
  /** Thumbprints (RFC 7638, SHA-256) of the gateway's trusted keys for sealed bodies; any key if empty. */
  sealingKeys: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be a thumbprint'))), []),
  /** Folder with the operator's texts per language, `<folder>/<CODE>.json`, which override ours. */
  texts: v.optional(v.string(), ''),
  /** Hosts for images without an origin; one is chosen at random (SY-3). */
  imageCDNs: v.optional(v.array(origin), []),
  /** Images of the footer instead of the default ones (FT-1). */
  footerImages: v.optional(
    v.array(
      v.object({
        group: v.picklist(['responsible', 'providers', 'payments', 'certificates', 'security']),
        image: v.pipe(v.string(), v.regex(/^(https?:\/)?\/\S+$/)),
        label: filled,
        link: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/))),
      }),
    ),
  ),
  /** Further links of the footer; the front server and the footer validate them. */
  footerLinks: v.optional(v.array(v.unknown()), []),
  /** The minimum age, and the operator's pages instead of the help's; the front server validates them. */
  legal: v.optional(
    v.object({
      age: v.optional(v.number(), 18),
      saferPlay: v.optional(v.string()),
      terms: v.optional(v.string()),
      /** Regulator, number and link. */
      licence: v.optional(v.record(v.string(), v.string())),
    }),
    {},
  ),
  /** The market's pack of player protection; the front server and the protection's own code validate it. */
  protection: v.optional(v.unknown()),
  /** Vendors that forbid framing: their games open in a separate window. */
  newWindowVendors: v.optional(v.array(v.string()), []),
  sportsVendors,
});

/** `/m/site.json`: the configuration that adapts the build to one operator. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

/** An invalid site.json, with the field to fix. */
export class ConfigError extends Error {
  /** Path of the field, e.g. `brand.name`; empty for the whole file. */
  readonly field: string;
  /** Message for the operator, in English. */
  readonly reason: string;

  constructor(field: string, reason: string) {
    super(`${field || 'site.json'}: ${reason}`);
    this.name = 'ConfigError';
    this.field = field;
    this.reason = reason;
  }
}

/**
 * Parses and validates a site.json.
 * @throws ConfigError naming the first invalid field
 */
export function readSiteConfig(text: string): SiteConfig {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new ConfigError('', `not valid JSON (${(error as Error).message})`);
  }
  const result = v.safeParse(siteConfigSchema, data);
  if (result.success) {
    const { languages, defaultLanguage, signInService: by } = result.output;
    if (!languages.includes(defaultLanguage)) {
      throw new ConfigError('defaultLanguage', 'must be one of languages');
    }
    if (by?.phone && !by.check && by.emulator === undefined) {
      throw new ConfigError('signInService.check', 'is needed for codes by SMS');
    }
    return result.output;
  }
  const [issue] = result.issues;
  throw new ConfigError(v.getDotPath(issue) ?? '', issue.message);
}
