import type { Gateway } from './gateway-state.ts';
import { accountById } from './members.ts';
import { noteTaken, type Pairing, setState } from './pairings.ts';
import { sessionFor } from './session-answer.ts';
import { sessionById } from './sessions.ts';
import { hashToken } from './tokens.ts';

/**
 * Returns the session that a member has confirmed for a terminal, once. Returns undefined if the phone has
 * signed out or the account was locked.
 */
export function handOver(gateway: Gateway, { id, member_id, agreed_by, terminal_id }: Pairing) {
  const phone = agreed_by ? sessionById(gateway, agreed_by) : undefined;
  const account = member_id === null ? undefined : accountById(gateway.store, member_id);
  const locked = account?.locked || gateway.switches.lockedMembers.includes(account?.username ?? '');
  if (!account || locked || typeof phone !== 'object') {
    setState(gateway, id, 'expired');
    return undefined;
  }
  const session = sessionFor(gateway, account, { terminalId: terminal_id, begunAt: phone.begunAt });
  noteTaken(gateway, id, hashToken(session.token));
  return session;
}
