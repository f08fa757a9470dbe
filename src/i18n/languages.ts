import { languageCodes } from '../lib/language-codes.ts';

export type LanguageCode = (typeof languageCodes)[number];

export interface Language {
  /** Its own name, shown in the selector. */
  name: string;
  /** For `lang` and Intl; further ones serve where a browser lacks the first. */
  locales: [string, ...string[]];
  direction: 'ltr' | 'rtl';
}

/** The languages the product is complete in (LN-1). */
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

/** The language a text names, in any case (`ur`, `UR`), or nothing. */
export function languageFrom(text: string | undefined): LanguageCode | undefined {
  const code = text?.toUpperCase();
  return languageCodes.find((known) => known === code);
}
