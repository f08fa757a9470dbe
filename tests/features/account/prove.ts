import { $sliderAsked } from '../../../src/features/account/human-verification.ts';
import { createSlider } from '../../../src/features/account/slider-store.ts';
import type { TestEnvironment } from '../../support/test-environment.ts';

/** Milliseconds between two steps of the piece, and pixels of one. */
const REST = 25;
const STEP = 10;

/** Solves each puzzle that is asked for, as a person with a keyboard does. @returns what stops it */
export function proveHuman({ gateway }: TestEnvironment): () => void {
  return $sliderAsked.subscribe((asked) => {
    if (asked) void solve();
    async function solve() {
      const { settle, ...request } = asked!;
      const slider = createSlider(request, settle);
      await slider.fetch();
      const now = slider.$slider.get();
      if (now.state !== 'open') throw new Error(`The puzzle is ${now.state}`);
      const hole = Number(gateway.answers!.of(now.puzzle.puzzleId));
      for (let x = 0; x < hole; ) {
        x = Math.min(x + STEP, hole);
        slider.move(x);
        await new Promise((resolve) => setTimeout(resolve, REST));
      }
      await slider.submit();
    }
  });
}

/** The code in the newest SMS to a number. */
export function codeSentTo({ gateway }: TestEnvironment, recipient: string): string {
  return /^\d{6}/.exec(gateway.inbox(recipient)[0]?.text ?? '')?.[0] ?? '';
}
