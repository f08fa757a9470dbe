/** Milliseconds since the first touch, x and y in pixels of the puzzle. */
export type Place = readonly [at: number, x: number, y: number];

/** Tolerance in pixels next to the hole. */
export const TOLERANCE = 5;
/** Maximum pixels per key press. */
const KEY_STEP = 20;

/** Minimum number of points of a drag, and its minimum milliseconds. */
const FEWEST = 6;
const LEAST_TIME = 200;
/** Minimum milliseconds between key presses; a held key repeats about every 30. */
const KEY_REST = 10;
/** Maximum pixels from the edge at the first touch. */
const START = 12;
/** Maximum pixels between the last point and the final position. */
const ENDING = 3;
/** Minimum variation of a drag's speed: no hand is even. */
const LEAST_VARIATION = 0.05;

/**
 * Returns whether a person may have moved the piece: time advances, the path begins at the edge and ends at
 * the position, a hand is uneven, keys move in steps. Blocks scripts that only post an answer; codes are also
 * limited, because a script can imitate a hand.
 */
export function isHumanTrace(way: 'drag' | 'keys', trace: readonly Place[], x: number): boolean {
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
