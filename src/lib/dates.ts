const DATE = /^\d{4}-\d\d-\d\d/;
/** Characters of a date without a time. */
const DATE_LENGTH = 10;
const MINUTE = 60_000;

/** The day of a date such as `2026-11-21`, with or without a time, in a language; other text stays as it is. */
export function formatDate(date: string, locales: string[]): string {
  const time = Date.parse(date);
  if (!DATE.test(date) || Number.isNaN(time)) return date;
  // A date without a time is read as midnight in Greenwich, which is another day elsewhere.
  const shift = date.length === DATE_LENGTH ? new Date(time).getTimezoneOffset() * MINUTE : 0;
  return new Intl.DateTimeFormat(locales, { dateStyle: 'medium' }).format(time + shift);
}
