import type { LanguageCode } from '../../i18n/languages.ts';
import { timeFormat } from '../../i18n/time-text.ts';

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

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const dayText = timeFormat(day);
const dayAndYearText = timeFormat({ ...day, year: 'numeric' });

/** Returns the name of a day, with its year if that is another one than now; undefined for today. */
export function dayName(start: number, now: number, language: LanguageCode): string | undefined {
  if (start === startOf(now)) return undefined;
  const isThisYear = new Date(start).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? dayText : dayAndYearText)(start, language);
}

/** Formats the time of day. */
export const timeOfDayText = timeFormat({ timeStyle: 'short' });
