import { type EndpointName, endpoints } from '../../../src/gateway/endpoints/table.ts';
import { refusal, sessionLostCodes } from '../../../src/gateway/http/errors.ts';
import { inputOf, type Known } from '../samples.ts';
import type { Findings } from './findings.ts';
import { type Answer, described, type Probe, Unreachable } from './probe.ts';
import type { Scope } from './scope.ts';

export interface Account {
  username: string;
  password: string;
}

/** A token that no gateway has issued. */
export const MADE_UP = 'A'.repeat(43);

/** Signs in and returns the token. */
export async function signIn(probe: Probe, { username, password }: Account): Promise<string> {
  const body = { username, password, type: 'username', rememberPassword: false };
  const answer = await probe.ask('login', { body });
  const { token } = (answer.value ?? {}) as { token?: string };
  if (!answer.success || !token) throw new Unreachable(`${username} cannot sign in: ${described(answer)}`);
  return token;
}

/** Returns the problem of a response that must say that the session is lost, or an empty string. */
export function losesSession(answer: Answer): string {
  return sessionLostCodes.includes(answer.code) ? '' : described(answer);
}

/** Checks that a call is refused without a session and with a made-up token. */
export async function checkSessionOf(
  findings: Findings,
  probe: Probe,
  known: Known,
  name: EndpointName,
): Promise<void> {
  const { query, body } = inputOf(name, known);
  await findings.check('session.required', name, async () =>
    losesSession(await probe.ask(name, { query, body })),
  );
  // A gateway that takes any token for reads would make this change for some account.
  if (endpoints[name].method !== 'GET' && findings.hasFailed('session.token')) return;
  await findings.check('session.token', name, async () =>
    losesSession(await probe.ask(name, { query, body, token: MADE_UP })),
  );
}

interface SessionScope extends Pick<Scope, 'findings' | 'probe'> {
  /** Token of a live session of the account. */
  earlier: string;
  account: Account;
}

/** Checks the ends of a session: by the next login, and by the logout of a terminal. */
export async function checkSessions({ findings, probe, earlier, account }: SessionScope): Promise<void> {
  const next = await signIn(probe, account);
  await findings.check('session.revoked', 'getMember', async () => {
    const answer = await probe.ask('getMember', { token: earlier });
    return answer.code === refusal.revoked ? '' : described(answer);
  });
  const answer = await probe.ask('logout', { token: next, device: 'KIOSK' });
  if (!answer.success) findings.note('shape', 'logout', described(answer));
  await findings.check('session.logout', 'getMember', async () =>
    losesSession(await probe.ask('getMember', { token: next })),
  );
}
