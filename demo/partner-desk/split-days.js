/** Returns the days that have ended, and today if it is among them: its low counts would look like a loss. */
export function splitDays(days, today) {
  return {
    complete: days.filter(({ day }) => day < today),
    current: days.find(({ day }) => day === today),
  };
}
