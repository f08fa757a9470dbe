import { atom, type ReadableAtom } from 'nanostores';
import { asGatewayError, type GatewayError } from '../gateway/http/errors.ts';

/** How sending something stands. */
export type Sending = { state: 'idle' } | { state: 'sending' } | { state: 'failed'; error: GatewayError };

/** Something the player sends: once at a time, with its failure kept to be shown. */
export interface Submission {
  $sending: ReadableAtom<Sending>;
  /** Sends unless it is being sent already. @returns whether it went through */
  submit(): Promise<boolean>;
  /** Gives up on the answer, or takes a failure off the screen. */
  stop(): void;
}

/** `send` throws when it fails; what it throws never leaves the submission. */
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
        if (!abort.signal.aborted) $sending.set({ state: 'failed', error: asGatewayError(thrown) });
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
