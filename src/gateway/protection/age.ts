/** Returns a date of birth, year, month and day, as YYYY-MM-DD; undefined before 1900 or if it does not exist. */
export function isoDateOf(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 30 February becomes a day in March.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** Returns the age in years of a person born on a date, YYYY-MM-DD, by the days of UTC. */
export function ageOn(birthDate: string, now: number): number {
  const today = new Date(now).toISOString();
  const passed = today.slice(5, 10) >= birthDate.slice(5);
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (passed ? 0 : 1);
}
