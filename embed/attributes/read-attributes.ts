import { languageCodes } from '../../src/lib/language-codes.ts';

/** A whole number from `min` to `max`; `otherwise` where there is none or a wrong one. */
export interface Whole {
  min: number;
  max: number;
  otherwise: number;
}

/** One of some words, in any case; nothing where there is none or another word. */
export interface Choice<W extends string = string> {
  of: readonly W[];
}

/** A name that the operator gave something; nothing where there is none. */
export interface Name {
  like: RegExp;
  /** What is wanted, for people. */
  wanted: string;
}

/** CSS pixels a mount may be told to keep free. */
export const HIGHEST = 9999;

export type Attribute = Whole | Choice | Name;

/** The attributes of a mount by their names in `dataset`: `minHeight` is written `data-min-height`. */
export type Schema = Readonly<Record<string, Attribute>>;

/** What a mount is given: the attributes as values. */
export type OptionsOf<S extends Schema> = {
  readonly [Key in keyof S]: S[Key] extends Choice<infer Word>
    ? Word | undefined
    : S[Key] extends Name
      ? string | undefined
      : number;
};

export function whole(min: number, max: number, otherwise: number): Whole {
  return { min, max, otherwise };
}

export function name(wanted: string): Name {
  return { like: /^[\w-]{1,40}$/, wanted };
}

/** The language of a mount; where it is left out the page's own decides, then the operator's default. */
export const language = { of: languageCodes } satisfies Choice;

/** The word a text stands for, in any case. */
export function wordOf<W extends string>({ of }: Choice<W>, text = ''): W | undefined {
  return of.find((word) => word.toLowerCase() === text.toLowerCase());
}

/** What an attribute takes, for people. */
export function wantedBy(rule: Attribute): string {
  if ('like' in rule) return rule.wanted;
  return 'of' in rule ? rule.of.join(', ') : `${rule.min} to ${rule.max}`;
}

/** Told of an attribute, by its name in `dataset`, that cannot be used, what it says and what it should; else it is none. */
export type Complain = (name: string, text: string, wanted?: string) => void;

/** What says which mount it is and whose, and what frameworks write everywhere. */
const OTHERS = /^(foyer|site)$|^(v-|react|test)/;

/**
 * Reads a mount's attributes. `complain` is told of each one that cannot be used; nothing is thrown.
 * `page` is the language of the page, for a mount that has none of its own.
 */
export function readAttributes<S extends Schema>(
  schema: S,
  given: Readonly<Record<string, string | undefined>>,
  complain: Complain,
  page?: string,
): OptionsOf<S> {
  const options: Record<string, unknown> = {};
  for (const name of Object.keys(given)) {
    if (!(name in schema || OTHERS.test(name))) complain(name, given[name]!);
  }
  const spoken = wordOf(language, given.lang?.trim()) ?? wordOf(language, page?.split('-')[0]);
  for (const name of Object.keys(schema)) {
    const rule: Attribute = schema[name]!;
    const text = given[name]?.trim();
    let value: unknown;
    if ('of' in rule) value = wordOf(rule, text);
    else if ('like' in rule) value = text && rule.like.test(text) ? text : undefined;
    else if (text && /^\d+$/.test(text) && +text >= rule.min && +text <= rule.max) value = +text;
    if (text && value === undefined) {
      complain(name, text, wantedBy(rule));
    }
    if ('min' in rule) value = value ?? rule.otherwise;
    options[name] = name === 'lang' ? spoken : value;
  }
  return options as OptionsOf<S>;
}
