import { type LanguageCode, languages } from './languages.ts';

const formats = new Map<LanguageCode, Intl.DateTimeFormat>();

/** Formats a date with its year, and the time of day. */
export function timeText(time: number, language: LanguageCode): string {
  const known =
    formats.get(language) ??
    new Intl.DateTimeFormat(languages[language].locales, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(language, known);
  return known.format(time);
}
