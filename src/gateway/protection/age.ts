/** Returns a date of birth, year, month and day, as YYYY-MM-DD; undefined before 1900 or if it does not exist. */
export function isoDateOf(text: string): string | undefined {
  const iso = text.replace(/-(?=\d\b)/g, '-0');
  // 30 February becomes a day in March.
  const exists = /^(19|20)\d\d-\d\d-\d\d$/.test(iso) && String(new Date(iso).toJSON()).startsWith(iso);
  return exists ? iso : undefined;
}

/** Returns the age in years of a person born on a date, YYYY-MM-DD, by the days of UTC. */
export function ageOn(birthDate: string, now: number): number {
  const today = new Date(now).toISOString();
  const passed = today.slice(5, 10) >= birthDate.slice(5);
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (passed ? 0 : 1);
}
