import { refusal } from '../../src/gateway/http/errors.ts';
import { isAgent, isMember } from './account-types.ts';
import { type Device, deviceName, noteDevice } from './devices.ts';
import type { Gateway } from './gateway-state.ts';
import type { Account } from './members.ts';
import { MERCHANT_CODE } from './merchant.ts';
import { Refusal } from './refusal.ts';
import { openSession, type SessionStart } from './sessions.ts';

/** The Device header of shared terminals. */
const SHARED_DEVICE = 'KIOSK';

export const isSharedDevice = (device: string) => device === SHARED_DEVICE;

/** Opens a session and returns the response of a login. */
export function sessionFor(gateway: Gateway, { id, username, type, logins }: Account, how?: SessionStart) {
  return {
    token: openSession(gateway, id, how),
    merchantCode: MERCHANT_CODE,
    userName: username,
    type,
    firstTimeLogin: logins === 0,
    read: false,
  };
}

/** Refuses locked accounts, and those of the other audience, after a right proof only. @throws Refusal */
export function requireAudience(account: Account, audience: 'agent' | 'member' | undefined): void {
  if (account.locked) throw new Refusal(refusal.locked);
  if (audience === 'agent' && !isAgent(account.type)) throw new Refusal(refusal.nonAgent);
  if (audience === 'member' && !isMember(account.type)) throw new Refusal(refusal.nonMember);
}

/** Completes a login of any kind: opens the session and writes to the member from a new device. */
export function startSession(
  gateway: Gateway,
  account: Account,
  { program, mustChange = false }: { program: string; mustChange?: boolean },
) {
  const from = deviceOf(gateway, program);
  const session = sessionFor(gateway, account, { mustChange, from });
  noteDevice(gateway, account, from);
  return { ...session, ...(mustChange ? { mustChangePassword: true } : {}) };
}

/** The demo's callers are on its machine, so a switch sets the country. */
export function deviceOf({ switches }: Gateway, program: string): Device {
  return { device: deviceName(program), country: switches.country };
}
