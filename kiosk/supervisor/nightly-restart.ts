/**
 * Returns the next time of day `HH:MM` after a moment, in milliseconds since 1970 by the machine's time zone;
 * never for an empty time.
 */
export function nextAt(time: string, after: number): number {
  if (!time) return Number.POSITIVE_INFINITY;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const day = new Date(after);
  const at = (days: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour, minute).getTime();
  return at(0) > after ? at(0) : at(1);
}

/** Milliseconds of the longest day, when clocks are put back by an hour. */
const LONGEST_DAY = 25 * 60 * 60_000;

export interface NightlyRestart {
  /** Whether the restart is due. */
  due(): boolean;
  /** Records the restart: the next one is due at the same time on the next day. */
  done(): void;
}

/** A daily restart that also works after the machine's clock was set back by years. */
export function createNightlyRestart(time: string, now: () => number): NightlyRestart {
  let at = nextAt(time, now());
  return {
    due() {
      if (at - now() > LONGEST_DAY) at = nextAt(time, now());
      return now() >= at;
    },
    done() {
      at = nextAt(time, now());
    },
  };
}
