import { dateFormat, type LanguageCode } from './languages.ts';

const DAY = 86_400_000;
const hour = { hour: 'numeric', minute: '2-digit' } as const;

/** Formats a time of day, with the day if it is more than a day ago. */
export function momentText(time: number, now: number, language: LanguageCode, timeZone?: 'UTC'): string {
  const day = now - time < DAY ? {} : ({ day: 'numeric', month: 'short' } as const);
  return dateFormat(language, { ...day, ...hour, timeZone })(time);
}
