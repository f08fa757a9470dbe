/** The first time of day `HH:MM` after a moment, in milliseconds since 1970 of the machine's own zone; never: none. */
export function nextAt(time: string, after: number): number {
  if (!time) return Number.POSITIVE_INFINITY;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const day = new Date(after);
  const at = (days: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour, minute).getTime();
  return at(0) > after ? at(0) : at(1);
}
