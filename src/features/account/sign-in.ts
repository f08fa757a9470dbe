import { login, openTrial } from '../../gateway/endpoints/session.ts';
import { call } from '../../gateway/http/client.ts';
import type { Input } from '../../gateway/http/endpoint.ts';
import { GatewayError } from '../../gateway/http/errors.ts';
import { SECOND_FACTOR } from '../../gateway/http/second-factor-code.ts';
import { startSession } from '../../session/session.ts';

type LoginBody = Input<typeof login>['body'];

/** Signs in and stores the session (LG-7, LG-9). @throws GatewayError */
export async function signIn(body: LoginBody, signal: AbortSignal): Promise<void> {
  const session = await call(login, { body }, { signal }).catch(async (thrown: unknown) => {
    if (!(thrown instanceof GatewayError) || thrown.code !== SECOND_FACTOR) throw thrown;
    return (await import('../../second-factor/complete-login.ts')).finishLogin(thrown, signal);
  });
  if (!signal.aborted) startSession(session);
}

/** Opens a free-play account and signs in to it (SE-2). @throws GatewayError */
export async function signInOnTrial(signal: AbortSignal): Promise<void> {
  const session = await call(openTrial, {}, { signal });
  if (!signal.aborted) startSession(session);
}

/** Preloads the encryption module while the player types. If that fails, sending loads it again. */
export function prepareSealing(): void {
  import('../../gateway/http/seal.ts').catch(() => {});
}
