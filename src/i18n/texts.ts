import { createFormats, type Formats } from '../lib/format.ts';
import type { TextKey } from './keys.ts';
import { type LanguageCode, languages } from './languages.ts';
import type { Reader, Values } from './reader.ts';

/** A language as a widget uses it: its texts, its direction, its way to write values. */
export interface Texts extends Formats {
  language: LanguageCode;
  direction: 'ltr' | 'rtl';
  /** The text of a key; the key itself where a text is missing, so that the gap is seen. */
  t(key: TextKey, values?: Values): string;
}

/** Joins a reader that holds a language's texts with the language's formats. */
export function textsOf(language: LanguageCode, reader: Reader): Texts {
  const { locales, direction } = languages[language];
  return {
    ...createFormats(locales),
    language,
    direction,
    t: (key, values) => reader.read(key, values) ?? key,
  };
}
