import { dateFormat, type LanguageCode } from './languages.ts';

/** Returns a function that formats times in a language. It makes each format once, which takes longer than to use it. */
export function timeFormat(
  options: Intl.DateTimeFormatOptions,
): (time: number, language: LanguageCode) => string {
  const formats = new Map<LanguageCode, (time: number) => string>();
  return (time, language) => {
    const known = formats.get(language) ?? dateFormat(language, options);
    formats.set(language, known);
    return known(time);
  };
}

/** Formats a date with its year, and the time of day. */
export const timeText = timeFormat({ dateStyle: 'medium', timeStyle: 'short' });
