import { holdsMoney, isAgent, isRealAccount, isTrial } from './account-types.ts';
import { $session } from './session.ts';

/** Why an account may not do something: it is an agent's, or one for free play, as all types are that are neither. */
export type RefusedAccount = 'agent' | 'trial';

/** Why somebody may not do something; nothing if they may. */
export type AccessRefusal = 'visitor' | RefusedAccount | undefined;

function gateFor(allowed: (type: number) => boolean): AccessRefusal {
  const session = $session.get();
  if (!session) return 'visitor';
  if (allowed(session.type)) return undefined;
  return isAgent(session.type) ? 'agent' : 'trial';
}

/** Deposit, withdraw and the member centre are for types 0, 1 and 2 (A5). */
export const checkRealAccount = (): AccessRefusal => gateFor(isRealAccount);

/** Inbox and live chat are for every signed-in player but those of type 4 (A5). */
export const checkInboxAccess = (): AccessRefusal => gateFor((type) => !isTrial(type));

/** What pays money to the player is for real accounts and agents. */
export const checkPayoutAccess = (): AccessRefusal => gateFor(holdsMoney);
