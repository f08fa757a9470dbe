import { beforeEach, describe, expect, test } from 'vitest';
import { createLimiter, type Limiter } from '../../demo/gateway/limiter.ts';

let now: number;
let limiter: Limiter;
beforeEach(() => {
  now = 1_000_000;
  limiter = createLimiter(() => now, { most: 3, within: 1_000 });
});

describe('a limiter', () => {
  test('allows the maximum per key and window', () => {
    for (let time = 0; time < 3; time++) expect(limiter.allow('a')).toBe(true);
    expect([limiter.allow('a'), limiter.admits('a'), limiter.allow('b')]).toEqual([false, false, true]);
    now += 999;
    expect(limiter.admits('a')).toBe(false);
    now += 1;
    expect([limiter.admits('a'), limiter.count('a')]).toEqual([true, 0]);
  });

  test('returns count and time of a key, and resets it', () => {
    limiter.note('a');
    now += 10;
    limiter.note('a');
    expect([limiter.count('a'), limiter.last('a'), limiter.last('b')]).toEqual([2, now, 0]);
    limiter.clear('a');
    expect([limiter.count('a'), limiter.last('a')]).toEqual([0, 0]);
  });

  test('keeps the count of a name under many invented ones', () => {
    for (let time = 0; time < 3; time++) limiter.note('victim');
    for (let name = 0; name < 50_000; name++) limiter.note(`made up ${name}`);
    expect(limiter.allow('victim')).toBe(false);
  });

  test('counts a new name together with others when it is full', () => {
    for (let name = 0; name < 25_000; name++) limiter.note(`made up ${name}`);
    for (let time = 0; time < 3; time++) limiter.note('late');
    expect(limiter.allow('late')).toBe(false);
  });

  test('counts new names separately after old ones expire', () => {
    for (let name = 0; name < 25_000; name++) limiter.note(`made up ${name}`);
    now += 1_000;
    for (let time = 0; time < 2; time++) limiter.note('late');
    expect(limiter.count('late')).toBe(2);
    for (let name = 0; name < 5_000; name++) limiter.note(`other ${name}`);
    expect(limiter.count('late')).toBe(2);
  });
});
