import type { Language, Texts } from '../languages.ts';

/** HTML of an announcement in one language, as an operator's editor would write it. */
export type Content = (language: Language) => string;

export const paragraphs =
  (...texts: Texts[]): Content =>
  (language) =>
    texts.map((text) => `<p>${text[language]}</p>`).join('');
