import { beforeEach, expect, test, vi } from 'vitest';
import { pollResource } from '../../../src/gateway/cache/poll-resource.ts';
import { pass, stopClock } from '../../support/clock.ts';

const EVERY = 30_000;

/** The page, shown or hidden. */
class FakePage extends EventTarget {
  hidden = false;
  show(shown: boolean): void {
    this.hidden = !shown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakePage;
let there: boolean;
let begun: number;
let reads: number[];
let board: { refresh(): Promise<boolean> };

beforeEach(() => {
  stopClock(0);
  page = new FakePage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  there = true;
  begun = performance.now();
  reads = [];
  board = {
    refresh: async () => {
      reads.push((performance.now() - begun) / 1000);
      return there;
    },
  };
});

test('polls every 30 s, half as often after each failure', {
  tags: ['WB-1', 'EM-1'],
}, async () => {
  const end = pollResource(board, EVERY);
  await pass(60_000);
  expect(reads).toEqual([30, 60]);
  there = false;
  await pass(1_000_000);
  expect(reads.slice(2)).toEqual([90, 150, 270, 510, 990]);
  await pass(4_000_000);
  // Every 16 minutes, however long it fails.
  expect(reads.slice(7)).toEqual([1950, 2910, 3870, 4830]);
  there = true;
  await pass(990_000);
  expect(reads.slice(11)).toEqual([5790, 5820, 5850, 5880, 5910, 5940, 5970, 6000, 6030]);
  end();
  await pass(600_000);
  expect(reads).toHaveLength(20);
});

test('polls once a round for all boards that are mounted, until the last one unmounts', {
  tags: ['EM-1'],
}, async () => {
  const ends = Array.from({ length: 50 }, () => pollResource(board, EVERY));
  await pass(29_999);
  expect(reads).toEqual([]);
  await pass(1);
  expect(reads).toEqual([30]);
  const other = { refresh: vi.fn(async () => true) };
  ends.push(pollResource(other, EVERY));
  for (const end of ends.splice(1, 49)) end();
  await pass(30_000);
  expect(reads).toEqual([30, 60]);
  expect(other.refresh).toHaveBeenCalledTimes(1);
  for (const end of ends) end();
  expect(vi.getTimerCount()).toBe(0);
  page.show(true);
  await pass(600_000);
  expect(reads).toEqual([30, 60]);
});

test('a hidden page sends no request, and fetches due data at once when it is visible', {
  tags: ['EM-1'],
}, async () => {
  const ends = [pollResource(board, EVERY), pollResource(board, EVERY)];
  await pass(20_000);
  page.show(false);
  await pass(5_000);
  page.show(true);
  await pass(0);
  // It is not due yet.
  expect(reads).toEqual([]);
  page.show(false);
  await pass(600_000);
  expect(reads).toEqual([]);
  page.show(true);
  await pass(0);
  expect(reads).toEqual([625]);
  await pass(29_999);
  expect(reads).toHaveLength(1);
  await pass(1);
  expect(reads).toEqual([625, 655]);
  for (const end of ends) end();
});

test('a page that becomes visible fetches only due data', { tags: ['EM-1'] }, async () => {
  pollResource(board, EVERY)();
  await pass(10_000);
  const end = pollResource(board, EVERY);
  await pass(0);
  expect(reads).toEqual([]);
  end();
  await pass(40_000);
  const again = pollResource(board, EVERY);
  await pass(0);
  expect(reads).toEqual([50]);
  again();
});

test('does not start a request while a slow one is pending', { tags: ['EM-1'] }, async () => {
  let answer = (_: boolean) => {};
  const slow = {
    refresh: vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    ),
  };
  const ends = [pollResource(slow, EVERY)];
  await pass(30_000);
  ends.push(pollResource(slow, EVERY));
  page.show(false);
  page.show(true);
  await pass(45_000);
  expect(slow.refresh).toHaveBeenCalledTimes(1);
  answer(true);
  // The next one was due 30 s after it had begun.
  await pass(0);
  expect(slow.refresh).toHaveBeenCalledTimes(2);
  for (const end of ends) end();
});
