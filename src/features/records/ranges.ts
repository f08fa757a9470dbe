import { MOST_RECORD_DAYS } from '../../gateway/endpoints/shared/record-fields.ts';
import type { TextKey } from '../../i18n/keys.ts';

/** Length of each preset in days of the local time zone, including today. */
const days = { today: 1, week: 7, month: 30 } as const;

type Preset = keyof typeof days;

/** A preset, or a custom range such as `2026-01-01..2026-01-31`. */
export type RangeName = Preset | `${string}..${string}`;

export const presets = Object.keys(days) as Preset[];

export const isPreset = (range: RangeName): range is Preset => Object.hasOwn(days, range);

/** Returns the start of the first day and the end of the last, in milliseconds since 1970. */
export function rangeAt(range: RangeName, now: number): { startTime: number; endTime: number } {
  const [start, end] = isPreset(range) ? presetDays(range, now) : ownDays(range);
  // Uses the calendar, because days with a clock change do not have 24 hours.
  end.setDate(end.getDate() + 1);
  return { startTime: start.getTime(), endTime: end.getTime() - 1 };
}

/** Returns the first and last day of a range in the format of date inputs. */
export function daysOf(range: RangeName, now: number): { from: string; to: string } {
  const { startTime, endTime } = rangeAt(range, now);
  return { from: dayText(startTime), to: dayText(endTime) };
}

/** Returns the error of a custom range, or undefined if it is valid. Both days in the format of date inputs. */
export function rangeProblem(from: string, to: string, now: number): TextKey | undefined {
  if (!isDay(from) || !isDay(to)) return 'records.rangeNeeded';
  if (from > to) return 'records.rangeOrder';
  if (to > dayText(now)) return 'records.rangeFuture';
  const longest = startOf(to);
  longest.setDate(longest.getDate() - MOST_RECORD_DAYS + 1);
  return startOf(from) < longest ? 'records.rangeLong' : undefined;
}

function presetDays(range: Preset, now: number): [Date, Date] {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  const end = new Date(start);
  start.setDate(start.getDate() - days[range] + 1);
  return [start, end];
}

function ownDays(range: string): [Date, Date] {
  const [from = '', to = ''] = range.split('..');
  return [startOf(from), startOf(to)];
}

const startOf = (day: string) => new Date(`${day}T00:00:00`);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOf(text).getTime());

function dayText(time: number): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
