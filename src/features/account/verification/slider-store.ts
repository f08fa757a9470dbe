import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../../gateway/client.ts';
import { getPuzzle, type Puzzle, solvePuzzle } from '../../../gateway/endpoints/verification.ts';
import { asGatewayError, type GatewayError, refusal } from '../../../gateway/errors.ts';
import type { VerificationRequest } from './human-verification.ts';

/** How the puzzle stands. `missed` says that the one before was not solved. */
export type SliderState =
  | { state: 'loading' }
  | { state: 'failed'; error: GatewayError }
  | { state: 'open'; puzzle: Puzzle; missed: boolean }
  | { state: 'judging'; puzzle: Puzzle };

export interface Slider {
  $slider: ReadableAtom<SliderState>;
  /** Where the piece is, in pixels of the background. */
  $x: ReadableAtom<number>;
  /** A new puzzle. */
  fetch(): Promise<void>;
  /** The pointer came down at `y`: the way begins here, even if the first move is told late. */
  grab(y: number): void;
  /** The pointer was lifted: hands the puzzle in, unless that was a tap rather than a drag. */
  release(): Promise<void>;
  /** The piece moved to `x`; `y` is where the pointer is, and absent for a key. */
  move(x: number, y?: number): void;
  /** Hands the puzzle in; an unsolved one is followed by the next. */
  submit(): Promise<void>;
  stop(): void;
}

/** Places the gateway takes at most. */
const TRACE_LIMIT = 600;
/** Places fewer than which are no drag. */
const DRAG_LEAST = 6;

/** One verification by puzzle; `solved` gets what the gateway answers for it (LG-6). */
export function createSlider(request: VerificationRequest, solved: (proof: string) => void): Slider {
  const $slider = atom<SliderState>({ state: 'loading' });
  const $x = atom(0);
  const abort = new AbortController();
  const { signal } = abort;
  let trace: [number, number, number][] = [];
  let began = 0;
  let byKeys = false;
  let grabbed: { at: number; y: number } | undefined;

  const open = async (missed: boolean) => {
    $slider.set({ state: 'loading' });
    trace = [];
    $x.set(0);
    try {
      const puzzle = await call(getPuzzle, {}, { signal });
      if (!signal.aborted) $slider.set({ state: 'open', puzzle, missed });
    } catch (error) {
      if (!signal.aborted) $slider.set({ state: 'failed', error: asGatewayError(error) });
    }
  };

  const submit = async () => {
    const now = $slider.get();
    if (now.state !== 'open' || !trace.length) return;
    const { puzzle } = now;
    $slider.set({ state: 'judging', puzzle });
    const body = {
      ...request,
      puzzleId: puzzle.puzzleId,
      x: $x.get(),
      trace,
      way: byKeys ? 'keys' : 'drag',
    } as const;
    try {
      const { humanVerification } = await call(solvePuzzle, { body }, { signal });
      if (!signal.aborted) solved(humanVerification);
    } catch (thrown) {
      if (signal.aborted) return;
      const error = asGatewayError(thrown);
      if (error.kind === 'refused' && error.code === refusal.human) await open(true);
      else $slider.set({ state: 'failed', error });
    }
  };

  return {
    $slider,
    $x,
    fetch: () => open(false),
    grab(y) {
      grabbed = { at: performance.now(), y };
    },
    async release() {
      if (trace.length >= DRAG_LEAST) await submit();
    },
    move(x, y) {
      if ($slider.get().state !== 'open') return;
      const now = performance.now();
      byKeys = y === undefined;
      if (!trace.length) {
        began = byKeys ? now : (grabbed?.at ?? now);
        if (grabbed && !byKeys) trace.push([0, $x.get(), Math.round(grabbed.y)]);
      }
      $x.set(x);
      if (trace.length < TRACE_LIMIT) trace.push([Math.round(now - began), x, Math.round(y ?? 0)]);
    },
    submit,
    stop: () => abort.abort(),
  };
}
