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

export function textsOf(language: LanguageCode, reader: Reader): Texts {
  const { locales, direction } = languages[language];
  return {
    ...createFormats(locales),
    language,
    direction,
    t: (key, values) => reader.read(key, values) ?? key,
  };
}
