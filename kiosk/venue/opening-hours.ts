/** Weekdays in the order of `Date`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export interface OpeningHours {
  days: readonly (typeof weekdays)[number][];
  /** `HH:MM` by the terminal's clock. */
  from: string;
  /** On the next day when not later than `from`. */
  to: string;
}

const DAYS_AHEAD = 8;

/** Returns a time of day as milliseconds since 1970, `days` after the date of `day`. */
function at(day: Date, time: string, days: number): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour, minute).getTime();
}

/** Returns openings from yesterday on: one of yesterday may still be open. */
function spans(hours: readonly OpeningHours[], now: Date): { opens: number; closes: number }[] {
  const found = [];
  for (let day = -1; day < DAYS_AHEAD; day++) {
    const name = weekdays[(now.getDay() + day + 7) % 7]!;
    for (const { days, from, to } of hours) {
      if (!days.includes(name)) continue;
      found.push({ opens: at(now, from, day), closes: at(now, to, to > from ? day : day + 1) });
    }
  }
  return found;
}

/** Whether the venue is open; always without hours. */
export function isOpen(hours: readonly OpeningHours[], now: number): boolean {
  if (!hours.length) return true;
  return spans(hours, new Date(now)).some(({ opens, closes }) => opens <= now && now < closes);
}

/** Returns the next opening in milliseconds since 1970. */
export function nextOpening(hours: readonly OpeningHours[], now: number): number | undefined {
  const ahead = spans(hours, new Date(now)).map(({ opens }) => opens);
  return ahead.filter((opens) => opens > now).sort((a, b) => a - b)[0];
}

/** Returns when the current opening ends, in milliseconds since 1970; undefined without hours. */
export function closesAt(hours: readonly OpeningHours[], now: number): number | undefined {
  const open = spans(hours, new Date(now)).filter(({ opens, closes }) => opens <= now && now < closes);
  return open.map(({ closes }) => closes).sort((a, b) => b - a)[0];
}
