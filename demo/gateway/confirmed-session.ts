import type { Gateway } from './gateway-state.ts';
import { sessionFor } from './login-response.ts';
import { accountById } from './members.ts';
import { type Pairing, recordSessionFetch, setState } from './pairings.ts';
import { sessionById } from './sessions.ts';
import { hashToken } from './tokens.ts';

/**
 * Returns the session that a member has confirmed for a terminal, once. Returns undefined if the phone has
 * signed out or the account was locked.
 */
export function takeConfirmedSession(gateway: Gateway, { id, member_id, agreed_by, terminal_id }: Pairing) {
  const phone = agreed_by ? sessionById(gateway, agreed_by) : undefined;
  const account = member_id === null ? undefined : accountById(gateway.store, member_id);
  const locked = account?.locked || gateway.switches.lockedMembers.includes(account?.username ?? '');
  if (!account || locked || typeof phone !== 'object') {
    setState(gateway, id, 'expired');
    return undefined;
  }
  const session = sessionFor(gateway, account, { terminalId: terminal_id, begunAt: phone.begunAt });
  recordSessionFetch(gateway, id, hashToken(session.token));
  return session;
}
