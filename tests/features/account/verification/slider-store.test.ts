// @module-tag LG-6
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
afterEach(() => slider.stop());

function hole(): number {
  const state = slider.$slider.get();
  return state.state === 'open' ? Number(here.gateway.answers!.of(state.puzzle.puzzleId)) : Number.NaN;
}

/** A finger: browsers send its first move event late, some way off. */
function drag(to: number): void {
  slider.grab(20);
  for (const part of [0.2, 0.34, 0.58, 0.79, 0.93, 0.99, 1]) {
    now += 40 + 30 * part;
    slider.move(Math.round(to * part), 20 + part);
  }
}

test('a drag with a late first move event is solved on release', async () => {
  drag(hole());
  await slider.release();
  expect(solved).toHaveBeenCalledWith(expect.stringMatching(/.{20,}/));
});

test('a tap on the track submits nothing; a miss loads the next puzzle', async () => {
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

test('keys move the piece in steps and Enter submits it', async () => {
  for (let x = 10, to = hole(); ; x += 10) {
    now += 40;
    slider.move(Math.min(x, to));
    if (x >= to) break;
  }
  await slider.submit();
  expect(solved).toHaveBeenCalledOnce();
});

test('shows that the gateway is unreachable, and a retry works', async () => {
  here.gateway.faults!.set({ endpoint: 'solvePuzzle', drop: true, times: 1 });
  drag(hole());
  await slider.release();
  expect(slider.$slider.get()).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
  await slider.fetch();
  drag(hole());
  await slider.release();
  expect(solved).toHaveBeenCalledOnce();
});

test('settles nothing after the form was left', async () => {
  const left = new AbortController();
  left.abort();
  expect(await verifyHuman(REQUEST, left.signal)).toBeUndefined();
});

test('fails for a puzzle that cannot be judged', async () => {
  here.gateway.faults!.set({ endpoint: 'solvePuzzle', status: 503 });
  drag(hole());
  await slider.release();
  expect(slider.$slider.get()).toMatchObject({ state: 'failed', error: { kind: 'server' } });
});
