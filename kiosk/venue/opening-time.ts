import { type LanguageCode, languages } from '../../src/i18n/languages.ts';

/** Formats weekday and time of an opening, given in milliseconds since 1970. */
export function openingTime(opens: number, language: LanguageCode): string {
  const format = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(languages[language].locales, format).format(opens);
}
