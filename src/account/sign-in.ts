import { call } from '../gateway/client.ts';
import { login } from '../gateway/endpoints/session.ts';
import { startSession } from '../session/session.ts';

/** Signs in by username and password and stores the session (LG-7, LG-9). @throws GatewayError */
export async function signIn(username: string, password: string, signal: AbortSignal): Promise<void> {
  const body = { username, password, type: 'username', rememberPassword: false } as const;
  const session = await call(login, { body }, { signal });
  if (!signal.aborted) startSession(session);
}

/** Fetches what sealing needs while the player still types. Where it fails, sending fetches it again. */
export function prepareSealing(): void {
  import('../gateway/seal.ts').catch(() => {});
}
