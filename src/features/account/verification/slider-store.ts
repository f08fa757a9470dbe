import { atom, type ReadableAtom } from 'nanostores';
import { getPuzzle, type Puzzle, solvePuzzle } from '../../../gateway/endpoints/verification.ts';
import { call } from '../../../gateway/http/client.ts';
import { asGatewayError, type GatewayError, refusal } from '../../../gateway/http/errors.ts';
import type { VerificationRequest } from './human-verification.ts';

/** State of the puzzle. `missed`: the previous attempt failed. */
export type SliderState =
  | { state: 'loading' }
  | { state: 'failed'; error: GatewayError }
  | { state: 'open'; puzzle: Puzzle; missed: boolean }
  | { state: 'judging'; puzzle: Puzzle };

export interface Slider {
  $slider: ReadableAtom<SliderState>;
  /** Position of the piece in pixels of the background. */
  $x: ReadableAtom<number>;
  fetch(): Promise<void>;
  /** Records pointerdown at `y` as the start of the path, in case the first move event is late. */
  grab(y: number): void;
  /** Submits the puzzle on pointerup, unless it was a tap. */
  release(): Promise<void>;
  /** Records a move to `x`; `y` is the pointer's position, absent for keys. */
  move(x: number, y?: number): void;
  /** Submits the puzzle and fetches the next one if the gateway rejects it. */
  submit(): Promise<void>;
  stop(): void;
}

/** Maximum number of points of a path that the gateway accepts. */
const TRACE_LIMIT = 600;
/** Fewer points count as a tap. */
const DRAG_MIN_POINTS = 6;

/** Creates one verification by puzzle. `solved` receives the gateway's proof (LG-6). */
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
      if (trace.length >= DRAG_MIN_POINTS) await submit();
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
