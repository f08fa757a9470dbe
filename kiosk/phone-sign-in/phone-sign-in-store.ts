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

/** A code on the screen, and how far the player has come with it. */
export interface ShownCode {
  state: 'waiting' | 'looked';
  userCode: string;
  number: number;
  /** When it runs out, on the monotonic clock: that of the machine may be wrong. */
  deadline: number;
  /** The gateway was not reached the last time. */
  offline: boolean;
}

export type PhoneSignIn =
  | { state: 'starting' }
  | ShownCode
  | { state: 'refused' | 'contested' | 'expired' }
  | { state: 'failed'; error: GatewayError };

/** Milliseconds until the next look where the gateway asks for a pause without saying how long. */
const PAUSE = 5_000;
/** Tries to tell the gateway that a code is done with: longer than it lives. */
const TELLS = 10;

const $current = atom<PhoneSignIn | undefined>();

/** The sign-in by phone that is on the screen; nothing where there is none. */
export const $phoneSignIn: ReadableAtom<PhoneSignIn | undefined> = $current;

let running: AbortController | undefined;
/** Of the code that something may still come of. */
let deviceCode: string | undefined;

/** Opens the sign-in by phone, and again with another code. */
export function openPhoneSignIn(): void {
  const identity = terminalIdentity();
  if (!identity) return;
  closePhoneSignIn();
  const own = new AbortController();
  running = own;
  $current.set({ state: 'starting' });
  void follow(identity, own.signal);
}

/** Takes the code off the screen: nothing comes of it any more, here or at the gateway. */
export function closePhoneSignIn(): void {
  running?.abort();
  running = undefined;
  $current.set(undefined);
  const secret = deviceCode;
  deviceCode = undefined;
  // Had it been agreed to just now, a session of it ends too.
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

/** Asks what has become of a code until something has. @throws GatewayError */
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

/** Whether the code on the screen is too old, as far as that is known without the gateway. */
function ranOut(): boolean {
  const shown = $current.get();
  return shown !== undefined && 'userCode' in shown && performance.now() >= shown.deadline;
}
