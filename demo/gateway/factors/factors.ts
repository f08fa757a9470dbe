import type { Gateway } from '../gateway-state.ts';
import { deliver } from '../inbox.ts';
import { accountById } from '../members.ts';
import { passkeysOf } from './passkeys.ts';
import { deleteRecoveryCodes, newRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import { hasTimeCodes } from './time-codes.ts';

/** Returns the member's factors in the contract's format. */
export function factorsOf(gateway: Gateway, memberId: number) {
  return {
    passkeys: passkeysOf(gateway, memberId).map(({ id, name, device, synced, created_at, used_at }) => ({
      id,
      name,
      device,
      synced: synced === 1,
      createdAt: created_at,
      usedAt: used_at,
    })),
    codes: hasTimeCodes(gateway, memberId),
    recoveryCodes: recoveryCodesLeft(gateway, memberId),
  };
}

export function hasFactor(gateway: Gateway, memberId: number): boolean {
  return passkeysOf(gateway, memberId).length > 0 || hasTimeCodes(gateway, memberId);
}

/** Returns the factors after a new one, with recovery codes if it is the first, and sends a message. */
export function afterNewFactor(gateway: Gateway, memberId: number, name: string) {
  const isFirst = !recoveryCodesLeft(gateway, memberId);
  const codes = isFirst ? gateway.store.transaction(() => newRecoveryCodes(gateway, memberId)) : [];
  notify(gateway, memberId, 'New way to sign in', `${name} was added to your account`);
  return { ...factorsOf(gateway, memberId), newRecoveryCodes: codes };
}

/** Removes a factor, and the recovery codes with the last one. @returns whether the member has it */
export function deleteFactor(gateway: Gateway, memberId: number, id: string): boolean {
  const { store } = gateway;
  const isCodes = id === 'codes';
  const removed = isCodes
    ? store.run('DELETE FROM time_codes WHERE member_id = ? AND active = 1', memberId)
    : store.run('DELETE FROM passkeys WHERE member_id = ? AND id = ?', memberId, id);
  if (!removed) return false;
  if (!hasFactor(gateway, memberId)) deleteRecoveryCodes(gateway, memberId);
  const name = isCodes ? 'The app with time codes' : 'A passkey';
  notify(gateway, memberId, 'Way to sign in removed', `${name} was removed from your account`);
  return true;
}

/** Removes everything that confirms for a member, when the account is closed. */
export function deleteAllFactors(gateway: Gateway, memberId: number): void {
  for (const table of ['passkeys', 'time_codes', 'recovery_codes', 'passkey_users', 'pending_logins'])
    gateway.store.run(`DELETE FROM ${table} WHERE member_id = ?`, memberId);
}

function notify(gateway: Gateway, memberId: number, subject: string, what: string): void {
  const account = accountById(gateway.store, memberId);
  if (!account?.email) return;
  deliver(gateway, {
    kind: 'email',
    recipient: account.email,
    subject,
    text: `${what} ${account.username}. If that was not you, end all other sessions and write to us.`,
  });
}
