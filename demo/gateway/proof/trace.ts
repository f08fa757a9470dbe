/** Milliseconds since the first touch, x and y in pixels of the puzzle. */
export type Place = readonly [at: number, x: number, y: number];

/** Pixels beside the hole that are still right. */
export const TOLERANCE = 5;
/** Pixels that one press of a key moves the piece at most. */
const KEY_STEP = 20;

/** Fewest places of a drag, and the least milliseconds it takes a hand. */
const FEWEST = 6;
const LEAST_TIME = 200;
/** Milliseconds between two key presses at least; a held key repeats about every 30. */
const KEY_REST = 10;
/** Pixels from its edge where the piece may be when it is first touched. */
const START = 12;
/** Pixels between the last place and where the piece is said to lie. */
const ENDING = 3;
/** Least difference between the speeds of a drag: no hand is even. */
const LEAST_VARIATION = 0.05;

/**
 * Whether a person may have moved the piece so: time runs forward and not in no time, the way begins at the edge
 * and ends where it is said to, a hand is uneven, keys move in steps. It keeps scripts out that post an answer;
 * one that plays a hand gets through, which is why codes are limited as well.
 */
export function looksHuman(way: 'drag' | 'keys', trace: readonly Place[], x: number): boolean {
  const [first, last] = [trace[0], trace.at(-1)];
  if (!first || !last || first[0] < 0 || first[1] > START || Math.abs(last[1] - x) > ENDING) return false;
  const steps = trace.slice(1).map(([at, to], index) => {
    const [before, from] = trace[index]!;
    return { time: at - before, way: to - from };
  });
  if (steps.some(({ time }) => time < 0) || last[0] - first[0] < LEAST_TIME) return false;
  return way === 'keys' ? keysLookHuman(steps) : dragLooksHuman(steps);
}

interface Step {
  time: number;
  way: number;
}

function keysLookHuman(steps: readonly Step[]): boolean {
  return steps.every(({ time, way }) => time >= KEY_REST && Math.abs(way) <= KEY_STEP);
}

function dragLooksHuman(steps: readonly Step[]): boolean {
  if (steps.length + 1 < FEWEST) return false;
  const speeds = steps.filter(({ time }) => time > 0).map(({ time, way }) => way / time);
  if (speeds.length < FEWEST - 1) return false;
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  const spread = Math.sqrt(speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length);
  return spread / (Math.abs(mean) || 1) >= LEAST_VARIATION;
}
