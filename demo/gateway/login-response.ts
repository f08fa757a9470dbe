import type { Gateway } from './gateway-state.ts';
import type { Account } from './members.ts';
import { MERCHANT_CODE } from './merchant.ts';
import { openSession, type SessionStart } from './sessions.ts';

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
