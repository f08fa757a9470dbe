/** Width of the buckets: each is 5 % above the one before, so percentiles are exact within 2.5 %. */
const STEP = Math.log(1.05);
/** Values below this share one bucket; values of CLS have three decimals. */
const LEAST = 0.001;

/** Counts by bucket. Only used buckets need memory, at most a few hundred. */
export type Histogram = Map<number, number>;

export function addTo(histogram: Histogram, value: number): void {
  const step = value < LEAST ? -Infinity : Math.round(Math.log(value) / STEP);
  histogram.set(step, (histogram.get(step) ?? 0) + 1);
}

export function countOf(histogram: Histogram): number {
  let count = 0;
  for (const each of histogram.values()) count += each;
  return count;
}

export function merged(histograms: Iterable<Histogram>): Histogram {
  const all: Histogram = new Map();
  for (const one of histograms) for (const [step, count] of one) all.set(step, (all.get(step) ?? 0) + count);
  return all;
}

/**
 * Returns the value that a share of the measurements, such as 0.75, does not exceed; 0 without measurements.
 */
export function percentile(histogram: Histogram, share: number): number {
  const steps = [...histogram].sort(([a], [b]) => a - b);
  let left = Math.max(1, Math.ceil(countOf(histogram) * share));
  for (const [step, count] of steps) {
    left -= count;
    if (left <= 0) return step === -Infinity ? 0 : rounded(Math.exp(step * STEP));
  }
  return 0;
}

const rounded = (value: number) => (value < 10 ? Math.round(value * 1_000) / 1_000 : Math.round(value));
