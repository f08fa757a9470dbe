/** Days of an opening-hours entry, as Date counts them. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export interface OpeningHours {
  days: readonly (typeof weekdays)[number][];
  /** `HH:MM` of the terminal's own clock. */
  from: string;
  /** Not later than `from`: on the next day. */
  to: string;
}

const DAYS_AHEAD = 8;

/** Milliseconds since 1970 of a time of day, `days` after the day of `day`. */
function at(day: Date, time: string, days: number): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour, minute).getTime();
}

/** Opening and closing times around a day: one that began the day before may still be open. */
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

/** Whether the venue is open at a moment; without hours it always is. */
export function isOpen(hours: readonly OpeningHours[], now: number): boolean {
  if (!hours.length) return true;
  return spans(hours, new Date(now)).some(({ opens, closes }) => opens <= now && now < closes);
}

/** When the venue opens next, in milliseconds since 1970. */
export function nextOpening(hours: readonly OpeningHours[], now: number): number | undefined {
  const ahead = spans(hours, new Date(now)).map(({ opens }) => opens);
  return ahead.filter((opens) => opens > now).sort((a, b) => a - b)[0];
}

/** When the span that is open at a moment ends, in milliseconds since 1970; nothing where hours do not matter. */
export function closesAt(hours: readonly OpeningHours[], now: number): number | undefined {
  const open = spans(hours, new Date(now)).filter(({ opens, closes }) => opens <= now && now < closes);
  return open.map(({ closes }) => closes).sort((a, b) => b - a)[0];
}
