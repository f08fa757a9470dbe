import { languageCodes } from '../../src/lib/language-codes.ts';

/** A whole number from `min` to `max`; `otherwise` where there is none or a wrong one. */
export interface NumberRule {
  min: number;
  max: number;
  otherwise: number;
}

/** One of some words, in any case; nothing where there is none or another word. */
export interface ChoiceRule<W extends string = string> {
  of: readonly W[];
}

/** A name that the operator gave something; nothing where there is none. */
export interface NameRule {
  like: RegExp;
  /** What is wanted, for people. */
  wanted: string;
}

/** CSS pixels a mount may be told to keep free. */
export const MAX_HEIGHT = 9999;

export type AttributeRule = NumberRule | ChoiceRule | NameRule;

/** The attributes of a mount by their names in `dataset`: `minHeight` is written `data-min-height`. */
export type Schema = Readonly<Record<string, AttributeRule>>;

/** What a mount is given: the attributes as values. */
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

/** The language of a mount; where it is left out the page's own decides, then the operator's default. */
export const language = { of: languageCodes } satisfies ChoiceRule;

/** The word a text stands for, in any case. */
export function matchChoice<W extends string>({ of }: ChoiceRule<W>, text = ''): W | undefined {
  return of.find((word) => word.toLowerCase() === text.toLowerCase());
}

/** What an attribute takes, for people. */
export function allowedValues(rule: AttributeRule): string {
  if ('like' in rule) return rule.wanted;
  return 'of' in rule ? rule.of.join(', ') : `${rule.min} to ${rule.max}`;
}

/** Told of an attribute, by its name in `dataset`, that cannot be used, what it says and what it should; else it is none. */
export type ReportAttribute = (name: string, text: string, wanted?: string) => void;

/** What says which mount it is and whose, and what frameworks write everywhere. */
const IGNORED = /^(foyer|site)$|^(v-|react|test)/;

/**
 * Reads a mount's attributes. `complain` is told of each one that cannot be used; nothing is thrown.
 * `page` is the language of the page, for a mount that has none of its own.
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
