import { atom, type ReadableAtom } from 'nanostores';
import { cancelPairing, pollPairing, startPairing } from '../../src/gateway/endpoints/pairing.ts';
import { call } from '../../src/gateway/http/client.ts';
import { asGatewayError, type GatewayError, RATE_LIMITED } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { sendWithRetry } from '../../src/gateway/http/send-with-retry.ts';
import { backoffDelay, wait } from '../../src/lib/timing.ts';
import { untilAborted } from '../../src/lib/until-aborted.ts';
import { startSession } from '../../src/session/session.ts';
import { type TerminalIdentity, terminalIdentity } from '../config/terminal-identity.ts';

/** A code on the screen, and the progress of the player's phone. */
export interface ShownCode {
  state: 'waiting' | 'looked';
  userCode: string;
  number: number;
  /** Expiry on the monotonic clock, since the machine's clock may be wrong. */
  deadline: number;
  /** Whether the last poll did not reach the gateway. */
  offline: boolean;
}

export type PhoneSignIn =
  | { state: 'starting' }
  | ShownCode
  | { state: 'refused' | 'contested' | 'expired' }
  | { state: 'failed'; error: GatewayError };

/** Milliseconds until the next poll when the gateway asks for a pause without a length. */
const PAUSE = 5_000;
/** Tries to cancel a code at the gateway, over a longer time than it lives. */
const TELLS = 10;

const $current = atom<PhoneSignIn | undefined>();

/** The sign-in by phone on the screen; undefined while there is none. */
export const $phoneSignIn: ReadableAtom<PhoneSignIn | undefined> = $current;

let running: AbortController | undefined;
/** Aborts the polling of the current code. */
let deviceCode: string | undefined;

/** Opens the sign-in by phone, or replaces its code by a new one. */
export function openPhoneSignIn(): void {
  const identity = terminalIdentity();
  if (!identity) return;
  closePhoneSignIn();
  const own = new AbortController();
  running = own;
  $current.set({ state: 'starting' });
  void follow(identity, own.signal);
}

/** Removes the code from the screen and cancels it at the gateway. */
export function closePhoneSignIn(): void {
  running?.abort();
  running = undefined;
  $current.set(undefined);
  const secret = deviceCode;
  deviceCode = undefined;
  // A code that was approved in this moment has a session, which this ends.
  const cancel = () => call(cancelPairing, { body: { deviceCode: secret ?? '' } }, { keepalive: true });
  if (secret) void sendWithRetry(cancel, { tries: TELLS });
}

async function follow(identity: TerminalIdentity, signal: AbortSignal): Promise<void> {
  try {
    const {
      deviceCode: secret,
      interval,
      expiresIn,
      ...shown
    } = await call(startPairing, { body: identity }, { signal });
    deviceCode = secret;
    const deadline = performance.now() + expiresIn * 1000;
    $current.set({ ...shown, state: 'waiting', deadline, offline: false });
    await pollUntilDone(secret, interval * 1000, signal);
  } catch (thrown) {
    if (!signal.aborted) $current.set({ state: 'failed', error: asGatewayError(thrown) });
  }
}

/** Polls the gateway until the code is approved, refused or expired. @throws GatewayError */
async function pollUntilDone(secret: string, first: number, signal: AbortSignal): Promise<void> {
  let pause = first;
  let failures = 0;
  for (;;) {
    await untilAborted(wait(pause), signal);
    try {
      const { state, session, interval, expiresIn } = await call(
        pollPairing,
        { body: { deviceCode: secret } },
        { signal },
      );
      failures = 0;
      pause = interval * 1000;
      if (state === 'waiting' || state === 'looked') {
        showStill({ state, deadline: performance.now() + expiresIn * 1000, offline: false });
        continue;
      }
      deviceCode = undefined;
      $current.set(session ? undefined : { state: state === 'agreed' ? 'expired' : state });
      if (session) startSession(session);
      return;
    } catch (thrown) {
      const error = asGatewayError(thrown);
      if (signal.aborted) throw error;
      if (error.code === featureRefusal.pairingOver || ranOut()) {
        deviceCode = undefined;
        $current.set({ state: 'expired' });
        return;
      }
      if (error.code === RATE_LIMITED) pause = error.until ? error.until - performance.now() : PAUSE;
      else if (error.kind === 'refused') throw error;
      else {
        showStill({ offline: true });
        pause = backoffDelay(failures++);
      }
    }
  }
}

function showStill(change: Partial<ShownCode>): void {
  const shown = $current.get();
  if (shown && 'userCode' in shown) $current.set({ ...shown, ...change });
}

/** Whether the code has expired by the terminal's own clock. */
function ranOut(): boolean {
  const shown = $current.get();
  return shown !== undefined && 'userCode' in shown && performance.now() >= shown.deadline;
}
