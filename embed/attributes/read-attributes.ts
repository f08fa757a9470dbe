import { languageCodes } from '../../src/lib/language-codes.ts';

/** An integer from `min` to `max`; any other value gives `otherwise`. */
export interface NumberRule {
  min: number;
  max: number;
  otherwise: number;
}

/** One of several keywords, in any case; any other value gives undefined. */
export interface ChoiceRule<W extends string = string> {
  of: readonly W[];
}

/** A name that the operator chose, such as a category; any other value gives undefined. */
export interface NameRule {
  like: RegExp;
  /** Describes valid values in messages and documentation. */
  wanted: string;
}

/** The largest `data-min-height`, in CSS pixels. */
export const MAX_HEIGHT = 9999;

export type AttributeRule = NumberRule | ChoiceRule | NameRule;

/** The attributes of a mount by their names in `dataset`: `minHeight` is `data-min-height` in HTML. */
export type Schema = Readonly<Record<string, AttributeRule>>;

/** The parsed values of a schema. */
export type OptionsOf<S extends Schema> = {
  readonly [Key in keyof S]: S[Key] extends ChoiceRule<infer Word>
    ? Word | undefined
    : S[Key] extends NameRule
      ? string | undefined
      : number;
};

export function numberRule(min: number, max: number, otherwise: number): NumberRule {
  return { min, max, otherwise };
}

export function nameRule(wanted: string): NameRule {
  return { like: /^[\w-]{1,40}$/, wanted };
}

/** Missing, it falls back to the language of the page, then to the operator's default. */
export const language = { of: languageCodes } satisfies ChoiceRule;

/** Returns the keyword that a text matches in any case; undefined for none. */
export function matchChoice<W extends string>({ of }: ChoiceRule<W>, text = ''): W | undefined {
  return of.find((word) => word.toLowerCase() === text.toLowerCase());
}

/** Describes the valid values of a rule. */
export function allowedValues(rule: AttributeRule): string {
  if ('like' in rule) return rule.wanted;
  return 'of' in rule ? rule.of.join(', ') : `${rule.min} to ${rule.max}`;
}

/**
 * Receives each attribute that cannot be used: its name in `dataset`, its value, and the valid values unless the name
 * is unknown.
 */
export type ReportAttribute = (name: string, text: string, wanted?: string) => void;

/** Attributes that the loader reads, and those that frameworks add to any element. */
const IGNORED = /^(foyer|site)$|^(v-|react|test)/;

/**
 * Parses a mount's attributes. It never throws: invalid values give the default and are passed to `report`.
 * `page` is the language of the page, the fallback for `data-lang`.
 */
export function readAttributes<S extends Schema>(
  schema: S,
  given: Readonly<Record<string, string | undefined>>,
  report: ReportAttribute,
  page?: string,
): OptionsOf<S> {
  const options: Record<string, unknown> = {};
  for (const name of Object.keys(given)) {
    if (!(name in schema || IGNORED.test(name))) report(name, given[name]!);
  }
  const lang = matchChoice(language, given.lang?.trim()) ?? matchChoice(language, page?.split('-')[0]);
  for (const name of Object.keys(schema)) {
    const rule: AttributeRule = schema[name]!;
    const text = given[name]?.trim();
    let value: unknown;
    if ('of' in rule) value = matchChoice(rule, text);
    else if ('like' in rule) value = text && rule.like.test(text) ? text : undefined;
    else if (text && /^\d+$/.test(text) && +text >= rule.min && +text <= rule.max) value = +text;
    if (text && value === undefined) {
      report(name, text, allowedValues(rule));
    }
    if ('min' in rule) value = value ?? rule.otherwise;
    options[name] = name === 'lang' ? lang : value;
  }
  return options as OptionsOf<S>;
}
