import * as v from 'valibot';
import { sportsVendors } from '../gateway/endpoints/shared/sports-vendors.ts';
import { protectionProblem } from '../gateway/protection/tighten.ts';
import { FONT_FILE, FONT_WEIGHT } from '../lib/brand-font.ts';
import { FOOTER_ADDRESS } from '../lib/footer-link.ts';
import { languageCodes } from '../lib/language-codes.ts';

const text = v.optional(v.string());
const texts = v.optional(v.record(v.string(), v.string()));
const address = v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be an http(s) address')));
/** Maximum length of the note on the legal line, which has to fit 240 px. */
const LONGEST_NOTE = 60;

/** A URL in a style, where other characters had to be escaped. */
const plainUrl = v.pipe(v.string(), v.regex(/^[\w./:?=&%~+-]+$/, 'must be a URL such as /m/logo.svg'));
const MAX_RADIUS = 24;
const OUT_OF_RANGE = `must be from 0 to ${MAX_RADIUS} pixels`;

const language = v.picklist(languageCodes, `must be one of ${languageCodes.join(', ')}`);
const fontFile = v.object({
  file: v.pipe(v.string(), v.regex(FONT_FILE, 'must be a path such as /m/fonts/play.woff2')),
  languages: v.optional(v.array(language)),
  weight: v.optional(v.pipe(v.string(), v.regex(FONT_WEIGHT, 'must be a weight such as 400, or 100 900'))),
});

/** Maximum number of the footer's own links, and of characters of one. */
const MOST_LINKS = 10;
const LONGEST_LABEL = 60;
const footerLink = v.object({
  label: v.pipe(
    v.record(
      language,
      v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'must not be empty'),
        v.maxLength(LONGEST_LABEL, `must have at most ${LONGEST_LABEL} characters`),
      ),
    ),
    v.check((label) => Object.keys(label).length > 0, 'must have a text'),
  ),
  link: v.pipe(
    v.string(),
    v.regex(FOOTER_ADDRESS, 'must be a path of this site, an https address or a mailto address'),
  ),
});

/** An operator's `site.json`, as far as the front server reads it; the site checks the rest. */
export const settingsObject = v.object({
  merchantCode: v.string(),
  gateway: text,
  endpoints: texts,
  brand: v.optional(
    v.object({
      name: v.string(),
      /** Colours as `#rrggbb`. */
      accent: text,
      onAccent: text,
      background: text,
      surface: text,
      text,
      /** Radius of cards in pixels. */
      radius: v.optional(
        v.pipe(v.number(), v.minValue(0, OUT_OF_RANGE), v.maxValue(MAX_RADIUS, OUT_OF_RANGE)),
      ),
      /** URL of the logo, or one for each theme. */
      logo: v.optional(v.union([v.string(), v.object({ dark: plainUrl, light: plainUrl })])),
      theme: v.optional(v.picklist(['dark', 'light', 'auto'])),
      /** Files of the brand's font, which the front server writes into pages. */
      font: v.optional(v.array(fontFile)),
      /** The description in search results, by language. */
      description: texts,
    }),
  ),
  currency: text,
  languages: v.optional(v.array(v.string())),
  defaultLanguage: text,
  imageCDNs: v.optional(v.array(v.string())),
  /** Age, responsible gaming and terms on the legal line of mounts. */
  legal: v.optional(
    v.object({
      age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      note: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(LONGEST_NOTE)))),
      saferPlay: address,
      terms: address,
      /** The licence that the footer names; the site claims none by itself. */
      licence: v.optional(v.object({ regulator: v.string(), number: v.string(), link: address })),
    }),
  ),
  /** Links of the footer in addition to the site's own. */
  footerLinks: v.optional(
    v.pipe(v.array(footerLink), v.maxLength(MOST_LINKS, `must have at most ${MOST_LINKS} links`)),
  ),
  /** The market's pack of player protection, and the operator's stricter values. */
  protection: v.optional(
    v.pipe(
      v.unknown(),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = protectionProblem(dataset.value);
        if (problem) addIssue({ message: problem });
      }),
    ),
  ),
  /** Vendors of sports that have separate categories. */
  sportsVendors,
  /** Whether the site works without a network; true by default. */
  offline: v.optional(v.boolean()),
});

export const settingsSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'is a list'),
  settingsObject,
);

export type Settings = v.InferOutput<typeof settingsSchema>;
