import { call } from '../src/gateway/client.ts';
import { logout } from '../src/gateway/endpoints/session.ts';
import { asGatewayError } from '../src/gateway/errors.ts';
import { browserClock } from '../src/platform/idle.ts';
import { platform } from '../src/platform/platform.ts';
import { $session } from '../src/session/session.ts';

/** Milliseconds before a logout that failed is tried again; doubled each time up to the longest, then jittered. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
/** Milliseconds after which the gateway has let the session expire by itself. */
const GIVE_UP = 2 * 60 * 60_000;

let speakingFor: string | undefined;

/** The token a call is sent with: of the session, or of an earlier one that is being ended. */
export function callToken(): string | undefined {
  return speakingFor ?? $session.get()?.token;
}

/** Ends a session at the gateway. The client reads the token before `call` returns, so it is lent just for that. */
function endAtGateway(token: string): Promise<unknown> {
  speakingFor = token;
  try {
    return call(logout, {});
  } finally {
    speakingFor = undefined;
  }
}

/**
 * Has the gateway end a session that this terminal has already forgotten, and keeps trying while the gateway is
 * away. A visitor who signs in meanwhile is not touched.
 */
export async function queueLogout(token: string): Promise<void> {
  const since = browserClock.now();
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      await endAtGateway(token);
      return;
    } catch (thrown) {
      const error = asGatewayError(thrown);
      platform().report({ name: 'logout', error });
      // Refused: the gateway has no such session any more.
      if (error.kind === 'refused' || browserClock.now() - since > GIVE_UP) return;
    }
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
  }
}
