import { type LanguageCode, languages } from './languages.ts';

/** Returns a function that formats times in a language. It makes each format once, which takes longer than to use it. */
export function timeFormat(
  options: Intl.DateTimeFormatOptions,
): (time: number, language: LanguageCode) => string {
  const formats = new Map<LanguageCode, Intl.DateTimeFormat>();
  return (time, language) => {
    const known = formats.get(language) ?? new Intl.DateTimeFormat(languages[language].locales, options);
    formats.set(language, known);
    return known.format(time);
  };
}

/** Formats a date with its year, and the time of day. */
export const timeText = timeFormat({ dateStyle: 'medium', timeStyle: 'short' });
