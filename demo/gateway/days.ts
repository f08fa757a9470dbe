import { badRequest } from './refusal.ts';

/** The operator's days are those of the machine the demo runs on. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When a day begins, in milliseconds since 1970. @throws Refusal for a day there is not */
export function startOfDay(day: string): number {
  const at = Date.parse(`${day}T00:00:00`);
  if (Number.isNaN(at) || dayOf(at) !== day) throw badRequest('a day such as 2026-11-21');
  return at;
}

/** When a day ends: the beginning of the next one, also where the clocks change. */
export function endOfDay(day: string): number {
  const date = new Date(startOfDay(day));
  return date.setDate(date.getDate() + 1);
}
