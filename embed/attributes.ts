import { languageCodes } from '../src/lib/language-codes.ts';

/** A whole number from `min` to `max`; `otherwise` where there is none or a wrong one. */
export interface Whole {
  min: number;
  max: number;
  otherwise: number;
  /** Languages whose script needs another one. */
  by?: Partial<Record<Language, number>>;
}

export type Language = (typeof languageCodes)[number];

/** One of some words, in any case; nothing where there is none or another word. */
export interface Choice<W extends string = string> {
  of: readonly W[];
}

export type Attribute = Whole | Choice;

/** The attributes of a mount by their names in `dataset`: `minHeight` is written `data-min-height`. */
export type Schema = Readonly<Record<string, Attribute>>;

/** What a mount is given: the attributes as values. */
export type OptionsOf<S extends Schema> = {
  readonly [Name in keyof S]: S[Name] extends Choice<infer Word> ? Word | undefined : number;
};

export function whole(min: number, max: number, otherwise: number, by: NonNullable<Whole['by']> = {}): Whole {
  return { min, max, otherwise, by };
}

/** The language of a mount; where it is left out the page's own decides, then the operator's default. */
export const language = { of: languageCodes } satisfies Choice;

/** The name of an attribute as a page writes it. */
export function attributeName(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The word a text stands for, in any case. */
function wordOf<W extends string>({ of }: Choice<W>, text = ''): W | undefined {
  return of.find((word) => word.toLowerCase() === text.toLowerCase());
}

/**
 * Reads a mount's attributes. `complain` is told of each one that cannot be used; nothing is thrown.
 * `page` is the language of the page, for a mount that has none of its own.
 */
export function readAttributes<S extends Schema>(
  schema: S,
  given: Readonly<Record<string, string | undefined>>,
  complain: (text: string) => void,
  page?: string,
): OptionsOf<S> {
  const options: Record<string, unknown> = {};
  const spoken = wordOf(language, given.lang?.trim()) ?? wordOf(language, page?.split('-')[0]);
  for (const name in schema) {
    const rule: Attribute = schema[name]!;
    const text = given[name]?.trim();
    let value: unknown;
    if ('of' in rule) value = wordOf(rule, text);
    else if (text && /^\d+$/.test(text) && +text >= rule.min && +text <= rule.max) value = +text;
    if (text && value === undefined) {
      const wanted = 'of' in rule ? rule.of.join(', ') : `a whole number from ${rule.min} to ${rule.max}`;
      complain(`${attributeName(name)}="${text}" is not ${wanted}`);
    }
    if ('min' in rule) value = value ?? (spoken && rule.by?.[spoken]) ?? rule.otherwise;
    options[name] = name === 'lang' ? spoken : value;
  }
  return options as OptionsOf<S>;
}
