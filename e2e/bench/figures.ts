/** A period in milliseconds since navigation start. */
export interface Task {
  start: number;
  duration: number;
}

/** A layout shift and its time in milliseconds. */
export interface Shift {
  at: number;
  value: number;
}

/** One event of an interaction; a tap or key has several events with the same id. */
export interface InteractionEvent {
  interaction: number;
  /** Milliseconds from the event to the next paint. */
  duration: number;
}

/** Tasks block if they are longer; only the excess counts (ms). */
const LONG = 50;
/** A window of layout shifts ends after a gap of this length, and after five seconds (ms). */
const SHIFT_GAP = 1_000;
const SHIFT_WINDOW = 5_000;
/** Event Timing does not report faster events (ms). */
const FASTEST = 16;

/** Returns the median; the mean of the two middle values for an even count; undefined for none. */
export function median(numbers: readonly number[]): number | undefined {
  if (!numbers.length) return undefined;
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half]!;
  return sorted.length % 2 ? upper : (sorted[half - 1]! + upper) / 2;
}

/** Returns `value / by`; undefined if one is missing or `by` is zero. */
export function ratio(value: number | undefined, by: number | undefined): number | undefined {
  return value === undefined || !by ? undefined : value / by;
}

/** Returns the median of the ratios per round. A busy machine changes both values of a round, but not their ratio. */
export function pairedRatio(values: readonly number[], references: readonly number[]): number | undefined {
  const ratios = values.map((value, round) => ratio(value, references[round]));
  return median(ratios.filter((each) => each !== undefined));
}

/** Returns the total blocking time (ms): the excess of tasks over 50 ms, between first paint and `until`. */
export function blockingTime(tasks: readonly Task[], from: number, until = Number.POSITIVE_INFINITY): number {
  return tasks.reduce((total, { start, duration }) => {
    const within = Math.min(start + duration, until) - Math.max(start, from);
    return total + Math.max(0, within - LONG);
  }, 0);
}

/** Returns the cumulative layout shift: the sum of the worst window. */
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

/** Returns interaction to next paint (ms): the slowest event of the slowest of `count` interactions. */
export function worstInteraction(events: readonly InteractionEvent[], count: number): number | undefined {
  if (!count) return undefined;
  return Math.max(
    FASTEST,
    ...events.filter(({ interaction }) => interaction).map(({ duration }) => duration),
  );
}

/** Returns the slope of the least-squares line. */
export function slope(points: readonly { x: number; y: number }[]): number | undefined {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return spread ? points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread : undefined;
}
