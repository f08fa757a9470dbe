import { languageCodes } from '../lib/language-codes.ts';

export type LanguageCode = (typeof languageCodes)[number];

export interface Language {
  /** Name in the language itself, for the selector. */
  name: string;
  /** Locales for `lang` and Intl, in order of preference: a browser may lack the first. */
  locales: [string, ...string[]];
  direction: 'ltr' | 'rtl';
}

export const languages: Readonly<Record<LanguageCode, Language>> = {
  EN: { name: 'English', locales: ['en'], direction: 'ltr' },
  ES: { name: 'Español', locales: ['es'], direction: 'ltr' },
  HI: { name: 'हिन्दी', locales: ['hi'], direction: 'ltr' },
  JA: { name: '日本語', locales: ['ja'], direction: 'ltr' },
  KO: { name: '한국어', locales: ['ko'], direction: 'ltr' },
  PT: { name: 'Português', locales: ['pt'], direction: 'ltr' },
  TY: { name: 'Reo Tahiti', locales: ['ty', 'fr-PF', 'fr'], direction: 'ltr' },
  UR: { name: 'اردو', locales: ['ur'], direction: 'rtl' },
};

/** Returns the language with a code in upper or lower case (`ur`, `UR`). */
export function languageFrom(text: string | undefined): LanguageCode | undefined {
  const code = text?.toUpperCase();
  return languageCodes.find((known) => known === code);
}

/** Returns a function that formats times; AM and PM stay behind the hour in text that is read from right to left. */
export function dateFormat(
  language: LanguageCode,
  options: Intl.DateTimeFormatOptions,
): (time: number) => string {
  const format = new Intl.DateTimeFormat(languages[language].locales, options);
  return (time) => format.format(time).replace(/[\u0600-\u06ff] (?=\d+:)/, '$&\u200e');
}
