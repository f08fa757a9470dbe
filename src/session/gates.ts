import { holdsMoney, isAgent, isRealAccount, isTrial } from './account-types.ts';
import { $session } from './session.ts';

/** Why an account may not do something: it is an agent's, or a free-play account (every other type). */
export type RefusedAccount = 'agent' | 'trial';

/** Why access is refused; undefined if it is allowed. */
export type AccessRefusal = 'visitor' | RefusedAccount | undefined;

function gateFor(allowed: (type: number) => boolean): AccessRefusal {
  const session = $session.get();
  if (!session) return 'visitor';
  if (allowed(session.type)) return undefined;
  return isAgent(session.type) ? 'agent' : 'trial';
}

/** Deposit, withdrawal and the member centre: types 0, 1 and 2 only. */
export const checkRealAccount = (): AccessRefusal => gateFor(isRealAccount);

/** Inbox and live chat: every signed-in player except type 4. */
export const checkInboxAccess = (): AccessRefusal => gateFor((type) => !isTrial(type));

/** Payouts: real accounts and agents only. */
export const checkPayoutAccess = (): AccessRefusal => gateFor(holdsMoney);
