import { vi } from 'vitest';
import { $verification } from '../../../../src/features/account/verification/human-verification.ts';
import { createSlider } from '../../../../src/features/account/verification/slider-store.ts';
import { closeAfter } from '../../../support/close-after.ts';
import type { TestEnvironment } from '../../../support/test-environment.ts';

/** Pixels of one step, and milliseconds of the whole move. */
const STEP = 10;
const WAY = 300;

/**
 * Solves each puzzle like a person with a keyboard, but at once: only the clock that measures the move
 * advances. Ends with the test.
 */
export function proveHuman({ gateway }: TestEnvironment): void {
  const stop = $verification.subscribe((requested) => {
    if (requested) void solve();
    async function solve() {
      const { settle, ...request } = requested!;
      const slider = createSlider(request, settle);
      await slider.fetch();
      const now = slider.$slider.get();
      if (now.state !== 'open') throw new Error(`The puzzle is ${now.state}`);
      const hole = Number(gateway.answers!.of(now.puzzle.puzzleId));
      const began = performance.now();
      const clock = vi.spyOn(performance, 'now');
      for (let x = STEP; x < hole + STEP; x += STEP) {
        clock.mockReturnValue(began + (WAY * x) / hole);
        slider.move(Math.min(x, hole));
      }
      clock.mockRestore();
      await slider.submit();
    }
  });
  closeAfter(stop);
}

/** Returns the code of the newest SMS to a number. */
export function codeSentTo({ gateway }: TestEnvironment, recipient: string): string {
  return /^\d{6}/.exec(gateway.inbox(recipient)[0]?.text ?? '')?.[0] ?? '';
}
