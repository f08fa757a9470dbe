import { afterEach, expect, test, vi } from 'vitest';
import { keepFresh, type winners } from '../../../src/features/winners/winners.ts';
import { pass, stopClock } from '../../support/clock.ts';

afterEach(() => vi.unstubAllGlobals());

type Board = ReturnType<typeof winners>;

test('WB-1 EM-1 a board is read every 30 s, one that fails twice as seldom each time', async () => {
  stopClock(0);
  const page = { hidden: false };
  vi.stubGlobal('document', page);
  let there = true;
  const reads: number[] = [];
  const refresh = async () => {
    reads.push(performance.now() / 1000);
    return there;
  };
  const begun = performance.now() / 1000;
  const end = keepFresh({ refresh } as Partial<Board> as Board);
  await pass(60_000);
  expect(reads.map((at) => at - begun)).toEqual([30, 60]);
  there = false;
  await pass(1_000_000);
  expect(reads.slice(2).map((at) => at - begun)).toEqual([90, 150, 270, 510, 990]);
  await pass(4_000_000);
  // Every 16 minutes, however long it fails.
  expect(reads.slice(7).map((at) => at - begun)).toEqual([1950, 2910, 3870, 4830]);
  there = true;
  await pass(990_000);
  expect(reads.slice(11).map((at) => at - begun)).toEqual([
    5790, 5820, 5850, 5880, 5910, 5940, 5970, 6000, 6030,
  ]);
  page.hidden = true;
  await pass(600_000);
  expect(reads).toHaveLength(20);
  page.hidden = false;
  end();
  await pass(600_000);
  expect(reads).toHaveLength(20);
});
