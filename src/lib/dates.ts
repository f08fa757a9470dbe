const DATE = /^\d{4}-\d\d-\d\d/;
const DATE_LENGTH = 10;
const MINUTE = 60_000;

/** Whether a text is a date without a time, which is the same in all time zones. */
export const isDay = (date: string): boolean =>
  DATE.test(date) && date.length === DATE_LENGTH && Date.parse(date) > 0;

/** Formats the day of a date such as `2026-11-21`, with or without a time; returns other text unchanged. */
export function formatDate(date: string, locales: string[], timeZone?: 'UTC'): string {
  const time = Date.parse(date);
  if (!DATE.test(date) || Number.isNaN(time)) return date;
  // A date without a time is read as midnight in Greenwich, which is another day elsewhere.
  const shift = !timeZone && date.length === DATE_LENGTH ? new Date(time).getTimezoneOffset() * MINUTE : 0;
  return new Intl.DateTimeFormat(locales, { dateStyle: 'medium', timeZone }).format(time + shift);
}
