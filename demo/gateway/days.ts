import { badRequest } from './refusal.ts';

/** The operator's days are in the time zone of the demo's machine. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the beginning of a day in milliseconds since 1970. @throws Refusal for an invalid day */
export function startOfDay(day: string): number {
  const at = Date.parse(`${day}T00:00:00`);
  if (Number.isNaN(at) || dayOf(at) !== day) throw badRequest('a day such as 2026-11-21');
  return at;
}

/** Returns the beginning of the next day, also across daylight saving. */
export function endOfDay(day: string): number {
  const date = new Date(startOfDay(day));
  return date.setDate(date.getDate() + 1);
}
