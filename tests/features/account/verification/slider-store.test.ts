import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { verifyHuman } from '../../../../src/features/account/verification/human-verification.ts';
import { createSlider, type Slider } from '../../../../src/features/account/verification/slider-store.ts';
import { solvePuzzle } from '../../../../src/gateway/endpoints/verification.ts';
import { type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';

const REQUEST = { purpose: 'login', mobileNum: '9876543210', countryDialingCode: '91' } as const;
let here: TestEnvironment;
let slider: Slider;
let solved: ReturnType<typeof vi.fn<(proof: string) => void>>;
let now: number;

beforeEach(async () => {
  let ahead = 0;
  here = await testEnvironment({ clock: () => Date.now() + ahead });
  solved = vi.fn();
  slider = createSlider(REQUEST, solved);
  await slider.fetch();
  ahead = 5_000;
  now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  slider.stop();
  here.close();
});

function hole(): number {
  const state = slider.$slider.get();
  return state.state === 'open' ? Number(here.gateway.answers!.of(state.puzzle.puzzleId)) : Number.NaN;
}

/** A finger: browsers tell of its first move late, when it is some way off already. */
function drag(to: number): void {
  slider.grab(20);
  for (const part of [0.2, 0.34, 0.58, 0.79, 0.93, 0.99, 1]) {
    now += 40 + 30 * part;
    slider.move(Math.round(to * part), 20 + part);
  }
}

test('LG-6 a drag whose first move is told late is solved by letting go', async () => {
  drag(hole());
  await slider.release();
  expect(solved).toHaveBeenCalledWith(expect.stringMatching(/.{20,}/));
});

test('LG-6 a tap on the track is no answer; a miss is followed by the next puzzle', async () => {
  slider.grab(20);
  slider.move(150, 20);
  await slider.release();
  expect(here.sentTo(solvePuzzle)).toEqual([]);
  drag(hole() > 120 ? hole() - 60 : hole() + 60);
  await slider.release();
  expect(slider.$slider.get()).toMatchObject({ state: 'open', missed: true });
  expect(slider.$x.get()).toBe(0);
  expect(solved).not.toHaveBeenCalled();
});

test('LG-6 keys move the piece in steps and Enter hands it in', async () => {
  for (let x = 10, to = hole(); ; x += 10) {
    now += 40;
    slider.move(Math.min(x, to));
    if (x >= to) break;
  }
  await slider.submit();
  expect(solved).toHaveBeenCalledOnce();
});

test('LG-6 a gateway away is said, and another try works', async () => {
  here.gateway.faults!.set({ endpoint: 'solvePuzzle', drop: true, times: 1 });
  drag(hole());
  await slider.release();
  expect(slider.$slider.get()).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
  await slider.fetch();
  drag(hole());
  await slider.release();
  expect(solved).toHaveBeenCalledOnce();
});

test('LG-6 nobody is asked after the form was left', async () => {
  const left = new AbortController();
  left.abort();
  expect(await verifyHuman(REQUEST, left.signal)).toBeUndefined();
});

test('LG-6 a puzzle whose answer cannot be judged has failed', async () => {
  here.gateway.faults!.set({ endpoint: 'solvePuzzle', status: 503 });
  drag(hole());
  await slider.release();
  expect(slider.$slider.get()).toMatchObject({ state: 'failed', error: { kind: 'server' } });
});
