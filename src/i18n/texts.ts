import { bidiIsolate } from '../lib/bidi-isolate.ts';
import { createFormats, type Formats } from '../lib/format.ts';
import type { TextKey } from './keys.ts';
import { type LanguageCode, languages } from './languages.ts';
import type { Reader, Values } from './reader.ts';

export interface Texts extends Formats {
  language: LanguageCode;
  direction: 'ltr' | 'rtl';
  /** Returns the text of a key, or the key if the text is missing. */
  t(key: TextKey, values?: Values): string;
}

/** Wraps values: in a sentence from right to left, `₹` would be right of a number that follows a letter. */
const isolated = (values: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? bidiIsolate(value) : value,
    ]),
  );

export function textsOf(language: LanguageCode, reader: Reader): Texts {
  const { locales, direction } = languages[language];
  return {
    ...createFormats(locales),
    language,
    direction,
    t: (key, values) => reader.read(key, direction === 'rtl' ? isolated(values) : values) ?? key,
  };
}
