import { atom } from 'nanostores';
import { beforeEach, expect, test } from 'vitest';
import { singleFlight } from '../../src/session/single-flight.ts';
import { environmentPerTest } from '../support/test-environment.ts';

const here = environmentPerTest();
const $doing = atom<ReadonlySet<string>>(new Set());
const doing = () => [...$doing.get()];

beforeEach(async () => {
  $doing.set(new Set());
  await here.signIn();
});

/** Something that is done until it is let go. */
function held() {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, until };
}

test('ignores a repeated call while the first is pending, but not one with another key', async () => {
  const { release, until } = held();
  const first = singleFlight($doing, 'a', () => until.then(() => 'first'));
  expect(await singleFlight($doing, 'a', async () => 'again')).toBeUndefined();
  expect(await singleFlight($doing, 'b', async () => 'other')).toBe('other');
  expect(doing()).toEqual(['a']);
  release();
  expect(await first).toBe('first');
  expect(doing()).toEqual([]);
  expect(await singleFlight($doing, 'a', async () => 'again')).toBe('again');
});

test('returns a failure, after which the call can be repeated', async () => {
  const failing = singleFlight($doing, 'a', () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(doing()).toEqual([]);
});

test('reports whether the session is still the same', async () => {
  const { release, until } = held();
  const reports: boolean[] = [];
  const done = singleFlight($doing, 'a', async (isHere) => {
    reports.push(isHere());
    await until;
    reports.push(isHere());
  });
  await here.signIn('ravi1');
  release();
  await done;
  expect(reports).toEqual([true, false]);
});
