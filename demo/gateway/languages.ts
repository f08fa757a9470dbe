import { languageCodes } from '../../src/lib/language-codes.ts';

export type Language = (typeof languageCodes)[number];

/** One text in every language of the product. */
export type Texts = Readonly<Record<Language, string>>;

/** One text in all of the demo's languages. */
export function texts(
  EN: string,
  ES: string,
  HI: string,
  JA: string,
  KO: string,
  PT: string,
  TY: string,
  UR: string,
): Texts {
  return { EN, ES, HI, JA, KO, PT, TY, UR };
}

/** The language a call asks for; English for one the demo does not speak. */
export function languageOf(text: string): Language {
  const code = text.toUpperCase();
  return languageCodes.find((known) => known === code) ?? 'EN';
}
