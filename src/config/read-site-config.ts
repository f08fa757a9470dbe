import * as v from 'valibot';
import { sportsVendors } from '../gateway/endpoints/shared/sports-vendors.ts';
import { languageCodes } from '../lib/language-codes.ts';

const filled = v.pipe(v.string(), v.minLength(1, 'must not be empty'));
/** Empty for the page's own origin, else an http or https address without a trailing slash. */
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

const siteConfigSchema = v.object({
  merchantCode: filled,
  gateway: v.optional(origin, ''),
  /** Paths by endpoint name where the operator's gateway differs. */
  endpoints: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^\//, 'must begin with /'))), {}),
  brand: v.object({
    name: filled,
    logo: v.optional(v.string(), ''),
    accent: v.optional(colour),
    onAccent: v.optional(colour),
  }),
  languages: v.optional(v.pipe(v.array(language), v.minLength(1, 'must name a language')), [
    ...languageCodes,
  ]),
  defaultLanguage: v.optional(language, 'EN'),
  currency: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code such as CNY')),
    'CNY',
  ),
  features: v.optional(
    v.object({
      appWindow: flag(true),
      /** The app in Apple's store is not offered. */
      hideIosApp: flag(false),
      /** Players are told how to put the site on their home screen. */
      homeScreen: flag(true),
      /** The download bar is for who is signed in. */
      downloadBarNeedsSession: flag(false),
      referral: flag(false),
    }),
    {},
  ),
  /** Milliseconds on home before its popup; without it the popup waits for its visitor to be still. */
  popupDelay: v.optional(v.number()),
  registration: v.optional(
    v.object({
      /** Rule of e-mail addresses where the gateway serves none. */
      email: v.optional(v.picklist(['standard', 'specification']), 'standard'),
      /** Whether the terms are agreed to before the player does so. */
      agreed: flag(false),
    }),
    {},
  ),
  /** Who says who a player is by Google, Facebook or a phone. */
  signInService: v.optional(
    v.object({
      provider: v.picklist(['firebase']),
      apiKey: filled,
      projectId: filled,
      /** Origin of an emulator in its place; empty for the page's own. */
      emulator: v.optional(origin),
      /** Names of this site at the providers, which decide whose buttons there can be (LG-3). */
      clientIds: v.optional(v.record(v.string(), filled), {}),
      /** Whether it sends the codes by SMS of login and registration (RG-4). */
      phone: flag(false),
      /** Page that makes sure a person asks for a code, shown in a frame. */
      check: v.optional(origin),
    }),
  ),
  /** Where defects and measurements are sent as JSON; nowhere unless given. */
  reports: v.optional(v.string(), ''),
  /** Thumbprints of the gateway's keys for sealed bodies (RFC 7638, SHA-256): nothing is sealed under another. */
  sealingKeys: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be a thumbprint of 43 characters'))),
    [],
  ),
  /** Folder of further texts per language, `<folder>/<CODE>.json`, that replace the product's own. */
  texts: v.optional(v.string(), ''),
  /** Where images without an origin come from; one is picked at random (SY-3). */
  imageCDNs: v.optional(v.array(origin), []),
  /** Images of the footer in the product's place (FT-1). */
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
  /** The minimum age, and pages of the operator in the place of the help's; the front server checks them. */
  legal: v.optional(
    v.object({
      age: v.optional(v.number(), 18),
      saferPlay: v.optional(v.string()),
      terms: v.optional(v.string()),
    }),
    {},
  ),
  /** Vendor codes whose games open in a window of their own: their pages may not be framed. */
  newWindowVendors: v.optional(v.array(v.string()), []),
  sportsVendors,
});

/** `/m/site.json`: what makes one build the site of one operator. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

/** A site.json that cannot be used, with the field to mend. */
export class ConfigError extends Error {
  /** Path of the field, e.g. `brand.name`; empty where the file as a whole is wrong. */
  readonly field: string;
  /** For the operator, in English, as is the file. */
  readonly reason: string;

  constructor(field: string, reason: string) {
    super(`${field || 'site.json'}: ${reason}`);
    this.name = 'ConfigError';
    this.field = field;
    this.reason = reason;
  }
}

/** Checks the text of a site.json. @throws ConfigError naming the first wrong field */
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
