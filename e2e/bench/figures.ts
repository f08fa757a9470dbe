/** A stretch of time of a page, in ms since its navigation began. */
export interface Task {
  start: number;
  duration: number;
}

/** A layout shift, with when it happened (ms). */
export interface Shift {
  at: number;
  value: number;
}

/** One event of an interaction: a tap and a key are several events that share an id. */
export interface InteractionEvent {
  interaction: number;
  /** Milliseconds from the event to the paint that follows it. */
  duration: number;
}

/** A task that blocks longer is felt; what goes beyond counts (ms). */
const LONG = 50;
/** Layout shifts belong to one window while less than this lies between them, and it is no longer than that (ms). */
const SHIFT_GAP = 1_000;
const SHIFT_WINDOW = 5_000;
/** Event timing does not say of events faster than this how fast they were (ms). */
const FASTEST = 16;

/** The middle of some numbers; of an even count the mean of the two in the middle. Nothing has no median. */
export function median(numbers: readonly number[]): number | undefined {
  if (!numbers.length) return undefined;
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half]!;
  return sorted.length % 2 ? upper : (sorted[half - 1]! + upper) / 2;
}

/** How often `by` goes into `value`; nothing where either is not known or there is nothing to compare with. */
export function ratio(value: number | undefined, by: number | undefined): number | undefined {
  return value === undefined || !by ? undefined : value / by;
}

/**
 * Median of the ratios round by round. Both were measured moments apart, so a machine that is busy for a while
 * moves them together and leaves their ratio.
 */
export function pairedRatio(values: readonly number[], references: readonly number[]): number | undefined {
  const ratios = values.map((value, round) => ratio(value, references[round]));
  return median(ratios.filter((each) => each !== undefined));
}

/** Total blocking time (ms): what long tasks took beyond 50 ms, between first paint and `until`. */
export function blockingTime(tasks: readonly Task[], from: number, until = Number.POSITIVE_INFINITY): number {
  return tasks.reduce((total, { start, duration }) => {
    const within = Math.min(start + duration, until) - Math.max(start, from);
    return total + Math.max(0, within - LONG);
  }, 0);
}

/** Cumulative layout shift: the sum of the worst window of shifts. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    const same = at - last < SHIFT_GAP && at - first < SHIFT_WINDOW;
    if (!same) first = at;
    sum = same ? sum + value : value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Interaction to next paint (ms): the slowest event of the slowest of `count` interactions. */
export function worstInteraction(events: readonly InteractionEvent[], count: number): number | undefined {
  if (!count) return undefined;
  return Math.max(
    FASTEST,
    ...events.filter(({ interaction }) => interaction).map(({ duration }) => duration),
  );
}

/** How much `y` grows with each `x`: the slope of the line through the points with the least squares. */
export function slope(points: readonly { x: number; y: number }[]): number | undefined {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return spread ? points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread : undefined;
}
