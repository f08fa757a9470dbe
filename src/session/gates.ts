import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { isRealAccount } from './account-types.ts';
import { $session } from './session.ts';

/** True with a session; a visitor goes to login (SE-4). */
export function requireSession(): boolean {
  if ($session.get()) return true;
  platform().navigate(linkTo('login'));
  return false;
}

/** Why a signed-in player may not do something; nothing if they may. */
export type Refused = 'visitor' | 'trial' | undefined;

/** Deposit, withdraw and the member centre are for types 0, 1 and 2 (A5). */
export function realAccountGate(): Refused {
  const session = $session.get();
  if (!session) return 'visitor';
  return isRealAccount(session.type) ? undefined : 'trial';
}
