/** How far back a record looks, in the player's own days with today among them. */
const days = { today: 1, week: 7, month: 30 } as const;

export type RangeName = keyof typeof days;

export const rangeNames = Object.keys(days) as RangeName[];

/** From the beginning of the first day to the end of today; both in milliseconds since 1970. */
export function rangeAt(name: RangeName, now: number): { startTime: number; endTime: number } {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  const end = new Date(start);
  // By the calendar: a day on which the clocks change is not 24 hours long.
  start.setDate(start.getDate() - days[name] + 1);
  end.setDate(end.getDate() + 1);
  return { startTime: start.getTime(), endTime: end.getTime() - 1 };
}
