import { type LanguageCode, languages } from '../../i18n/languages.ts';

const HOURS_OF_DAY = 24;

/** Writes hours as hours up to a day, and as days above it. */
export function durationText(hours: number, language: LanguageCode): string {
  const days = hours > HOURS_OF_DAY;
  return unitText(days ? Math.round(hours / HOURS_OF_DAY) : hours, days ? 'day' : 'hour', language);
}

export function unitText(value: number, unit: 'day' | 'hour' | 'minute', language: LanguageCode): string {
  const format = new Intl.NumberFormat(languages[language].locales, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  return format.format(value);
}

/** Writes a date with its time. */
export function dateText(time: number, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(languages[language].locales, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(time);
}
