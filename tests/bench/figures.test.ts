import { describe, expect, test } from 'vitest';
import {
  blockingTime,
  layoutShift,
  median,
  pairedRatio,
  ratio,
  slope,
  worstInteraction,
} from '../../e2e/bench/figures.ts';

test('takes the middle value as the median, in any order', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 30])).toBe(3);
  expect(median([])).toBeUndefined();
});

test('returns no ratio if a figure is missing or zero', () => {
  expect(ratio(30, 20)).toBe(1.5);
  expect(ratio(0, 20)).toBe(0);
  expect(ratio(30, 0)).toBeUndefined();
  expect(ratio(undefined, 20)).toBeUndefined();
});

test('takes ratios per round, so that a slow round of both changes nothing', () => {
  expect(pairedRatio([20, 200, 22], [10, 100, 10])).toBe(2);
  expect(pairedRatio([20, 30], [0, 10])).toBe(3);
  expect(pairedRatio([20], [])).toBeUndefined();
});

describe('blocking time', () => {
  test('counts the part of each task beyond 50 ms', () => {
    const tasks = [
      { start: 100, duration: 50 },
      { start: 200, duration: 70 },
      { start: 400, duration: 150 },
    ];
    expect(blockingTime(tasks, 0)).toBe(120);
  });

  test('counts from the first paint to the given end, also within a task', () => {
    const task = [{ start: 100, duration: 200 }];
    expect(blockingTime(task, 180)).toBe(70);
    expect(blockingTime(task, 180, 260)).toBe(30);
    expect(blockingTime(task, 300)).toBe(0);
  });
});

describe('layout shift', () => {
  test('uses the worst window, not the sum of all windows', () => {
    const shifts = [
      { at: 0, value: 0.1 },
      { at: 900, value: 0.1 },
      { at: 2_000, value: 0.15 },
    ];
    expect(layoutShift(shifts)).toBeCloseTo(0.2);
  });

  test('limits a window to five seconds', () => {
    const shifts = Array.from({ length: 11 }, (_, index) => ({ at: index * 900, value: 0.1 }));
    expect(layoutShift(shifts)).toBeCloseTo(0.6);
    expect(layoutShift([])).toBe(0);
  });
});

describe('interactions', () => {
  test('takes the slowest event of an interaction, and the slowest interaction of a visit', () => {
    const events = [
      { interaction: 1, duration: 24 },
      { interaction: 1, duration: 80 },
      { interaction: 2, duration: 40 },
    ];
    expect(worstInteraction(events, 2)).toBe(80);
  });

  test('ignores events without an interaction', () => {
    expect(worstInteraction([{ interaction: 0, duration: 300 }], 1)).toBe(16);
  });

  test('reports 16 ms for interactions that are too fast to measure, and nothing for none', () => {
    expect(worstInteraction([], 3)).toBe(16);
    expect(worstInteraction([], 0)).toBeUndefined();
  });
});

test('computes the least-squares slope, and none for a single point', () => {
  const points = (...values: number[]) => values.map((y, index) => ({ x: 10 * index, y }));
  expect(slope(points(5, 25, 45))).toBe(2);
  expect(slope(points(5, 5, 5))).toBe(0);
  expect(slope(points(0, 30, 0, 30))).toBeCloseTo(0.6);
  expect(slope(points(4))).toBeUndefined();
});
