import { type LanguageCode, languages } from '../../src/i18n/languages.ts';

/** Day of the week and time of an opening, in milliseconds since 1970, as a text. */
export function openingTime(opens: number, language: LanguageCode): string {
  const format = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(languages[language].locales, format).format(opens);
}
