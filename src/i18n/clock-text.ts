import { dateFormat, type LanguageCode, languages } from './languages.ts';

const made = new Map<LanguageCode, Intl.NumberFormat>();

function twoDigits(language: LanguageCode): Intl.NumberFormat {
  let format = made.get(language);
  if (!format) {
    format = new Intl.NumberFormat(languages[language].locales, {
      minimumIntegerDigits: 2,
      useGrouping: false,
    });
    made.set(language, format);
  }
  return format;
}

/** Formats the time of a draw in the device's time zone, with the day unless it is today. */
export function drawTime(time: number, now: number, language: LanguageCode): string {
  const today = new Date(time).toDateString() === new Date(now).toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  return dateFormat(language, { ...day, hour: 'numeric', minute: '2-digit' })(time);
}

const DAY = 86_400;

export const daysIn = (seconds: number): number => Math.floor(seconds / DAY);

/** Formats the part of a countdown below one day, such as 07:05 or 21:07:05, in the language's digits. */
export function clockText(seconds: number, language: LanguageCode): string {
  const rest = seconds % DAY;
  const parts = [Math.floor(rest / 60) % 60, rest % 60];
  if (seconds >= 3_600) parts.unshift(Math.floor(rest / 3_600));
  return parts.map((part) => twoDigits(language).format(part)).join(':');
}
