import { languageCodes } from '../src/lib/language-codes.ts';

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

export type Attribute = Whole | Choice;

/** The attributes of a mount by their names in `dataset`: `minHeight` is written `data-min-height`. */
export type Schema = Readonly<Record<string, Attribute>>;

/** What a mount is given: the attributes as values. */
export type OptionsOf<S extends Schema> = {
  readonly [Name in keyof S]: S[Name] extends Choice<infer Word> ? Word | undefined : number;
};

export function whole(min: number, max: number, otherwise: number): Whole {
  return { min, max, otherwise };
}

/** The language of a mount; where it is left out the page's own decides, then the operator's default. */
export const language = { of: languageCodes } satisfies Choice;

/** The word a text stands for, in any case. */
function wordOf<W extends string>({ of }: Choice<W>, text = ''): W | undefined {
  return of.find((word) => word.toLowerCase() === text.toLowerCase());
}

/** Told of an attribute, by its name in `dataset`, that cannot be used, what it says and what it should. */
export type Complain = (name: string, text: string, wanted: string) => void;

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
  const spoken = wordOf(language, given.lang?.trim()) ?? wordOf(language, page?.split('-')[0]);
  for (const name of Object.keys(schema)) {
    const rule: Attribute = schema[name]!;
    const text = given[name]?.trim();
    let value: unknown;
    if ('of' in rule) value = wordOf(rule, text);
    else if (text && /^\d+$/.test(text) && +text >= rule.min && +text <= rule.max) value = +text;
    if (text && value === undefined) {
      const wanted = 'of' in rule ? rule.of.join(', ') : `${rule.min} to ${rule.max}`;
      complain(name, text, wanted);
    }
    if ('min' in rule) value = value ?? rule.otherwise;
    options[name] = name === 'lang' ? spoken : value;
  }
  return options as OptionsOf<S>;
}
