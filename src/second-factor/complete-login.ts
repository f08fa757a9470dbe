import * as v from 'valibot';
import { completeLogin, loginByPasskey, startPasskeyLogin } from '../gateway/endpoints/second-factor.ts';
import type { SessionInfo } from '../gateway/endpoints/session.ts';
import { pendingLogin } from '../gateway/endpoints/shared/factor-fields.ts';
import { call } from '../gateway/http/client.ts';
import { GatewayError } from '../gateway/http/errors.ts';
import { askForProof } from './proof-question.ts';

/**
 * Asks for the second factor of a login and completes it. @throws GatewayError of kind `aborted` when the player
 * cancels
 */
export async function finishLogin(refused: GatewayError, signal: AbortSignal): Promise<SessionInfo> {
  const value = v.safeParse(pendingLogin, refused.value);
  if (!value.success) throw new GatewayError('malformed', undefined, { call: 'login' });
  const { pending, ...challenge } = value.output;
  const session = await askForProof(
    challenge,
    'security.loginTitle',
    (proof, sending) => call(completeLogin, { body: { pending, proof } }, { signal: sending }),
    signal,
  );
  if (!session) throw new GatewayError('aborted');
  return session;
}

/** A signed challenge. */
export type Passkey = Awaited<ReturnType<typeof import('./passkeys.ts').signWithPasskey>>;

/**
 * Signs in by a passkey: the given one, or one that the player is asked for. @throws GatewayError of kind `aborted` when
 * the player cancels
 */
export async function signInByPasskey(
  audience: 'agent' | 'member' | undefined,
  signal: AbortSignal,
  chosen?: Passkey,
): Promise<SessionInfo> {
  const credential = (chosen ?? (await askForPasskey(signal))) as never;
  return call(loginByPasskey, { body: { credential, ...(audience && { audience }) } }, { signal });
}

async function askForPasskey(signal: AbortSignal): Promise<Passkey> {
  const [options, { signWithPasskey }] = await Promise.all([
    call(startPasskeyLogin, {}, { signal }),
    import('./passkeys.ts'),
  ]);
  return signWithPasskey(options);
}
