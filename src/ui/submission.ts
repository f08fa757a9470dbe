import { atom, type ReadableAtom } from 'nanostores';
import { asGatewayError, type GatewayError } from '../gateway/http/errors.ts';

/** State of a submission. */
export type Sending = { state: 'idle' } | { state: 'sending' } | { state: 'failed'; error: GatewayError };

/** Sends something once at a time and keeps its error. */
export interface Submission {
  $sending: ReadableAtom<Sending>;
  /** Sends unless it is already sending. Returns whether it succeeded. */
  submit(): Promise<boolean>;
  /** Cancels the request, or removes the error. */
  stop(): void;
}

/** Creates a submission; `send` throws on failure. An error of kind `aborted` means that the player cancelled. */
export function createSubmission(send: (signal: AbortSignal) => Promise<void>): Submission {
  const $sending = atom<Sending>({ state: 'idle' });
  let running: AbortController | undefined;
  return {
    $sending,
    async submit() {
      if (running) return false;
      const abort = new AbortController();
      running = abort;
      $sending.set({ state: 'sending' });
      try {
        await send(abort.signal);
        if (!abort.signal.aborted) $sending.set({ state: 'idle' });
        return !abort.signal.aborted;
      } catch (thrown) {
        const error = asGatewayError(thrown);
        const cancelled = error.kind === 'aborted';
        if (!abort.signal.aborted) $sending.set(cancelled ? { state: 'idle' } : { state: 'failed', error });
        return false;
      } finally {
        if (running === abort) running = undefined;
      }
    },
    stop() {
      running?.abort();
      running = undefined;
      $sending.set({ state: 'idle' });
    },
  };
}
