import { dayOf } from './days.ts';

/** Half a month; times are milliseconds since 1970, `end` is exclusive. */
export interface Period {
  start: number;
  end: number;
}

const SECOND_HALF = 16;

/** Returns the period that contains a time, or an earlier one. */
export function periodAt(at: number, before = 0): Period {
  const date = new Date(at);
  const halves =
    date.getFullYear() * 24 + date.getMonth() * 2 + Number(date.getDate() >= SECOND_HALF) - before;
  const startOf = (half: number) =>
    new Date(Math.floor(half / 24), Math.floor((half % 24) / 2), half % 2 ? SECOND_HALF : 1).getTime();
  return { start: startOf(halves), end: startOf(halves + 1) };
}

/** Returns its first and last day. */
export function daysOf({ start, end }: Period) {
  return { startDate: dayOf(start), endDate: dayOf(end - 1) };
}
