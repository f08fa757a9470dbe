import { type LanguageCode, languages } from '../../i18n/languages.ts';

export interface RecordDay<Item> {
  /** First millisecond of the day, in the device's time zone. */
  start: number;
  items: readonly Item[];
}

const startOf = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Groups consecutive entries of the same day. */
export function groupByDay<Item>(items: readonly Item[], timeOf: (item: Item) => number): RecordDay<Item>[] {
  const days: { start: number; items: Item[] }[] = [];
  for (const item of items) {
    const start = startOf(timeOf(item));
    const last = days.at(-1);
    if (last?.start === start) last.items.push(item);
    else days.push({ start, items: [item] });
  }
  return days;
}

/** Returns the name of a day, with its year if that is another one than now; undefined for today. */
export function dayName(start: number, now: number, language: LanguageCode): string | undefined {
  if (start === startOf(now)) return undefined;
  const isThisYear = new Date(start).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(languages[language].locales, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
  }).format(start);
}

const clocks = new Map<LanguageCode, Intl.DateTimeFormat>();

/** Formats the time of day. */
export function clockText(time: number, language: LanguageCode): string {
  const known =
    clocks.get(language) ?? new Intl.DateTimeFormat(languages[language].locales, { timeStyle: 'short' });
  clocks.set(language, known);
  return known.format(time);
}
