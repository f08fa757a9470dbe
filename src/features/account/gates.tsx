import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { platform } from '../../platform/platform.ts';
import {
  type AccessRefusal,
  checkInboxAccess,
  checkPayoutAccess,
  checkRealAccount,
  type RefusedAccount,
} from '../../session/gates.ts';
import { loginAddressFrom } from '../../session/login-address.ts';
import { $session, $signedIn } from '../../session/session.ts';

/** Sends a visitor to login, and from there back to `from` (SE-4). */
export function SignedInOnly({ from, children }: { from: string; children: ReactNode }) {
  const signedIn = useStore($signedIn);
  useEffect(() => {
    if (!signedIn) platform().navigate(loginAddressFrom(from), { replace: true });
  }, [signedIn, from]);
  return signedIn ? children : null;
}

interface RefusableProps {
  from: string;
  /** Tells who has another type of account why not, once. */
  onRefused?(why: RefusedAccount): void;
  /** Stands in the place of the page for them; nothing where `onRefused` leads away. */
  refused?(why: RefusedAccount): ReactNode;
  children: ReactNode;
}

/** Why the account that is signed in may not, by a gate that follows the session; nothing for a visitor, who is asked to log in. */
export function useRefused(gate: () => AccessRefusal = checkRealAccount): RefusedAccount | undefined {
  useStore($session);
  const why = gate();
  return why === 'visitor' ? undefined : why;
}

/** For types 0, 1 and 2; visitors go to login (A5). */
export function RealAccountOnly(props: RefusableProps) {
  return <Gated gate={checkRealAccount} {...props} />;
}

/** For every signed-in player but those of type 4; visitors go to login (A5). */
export function InboxOwnersOnly(props: RefusableProps) {
  return <Gated gate={checkInboxAccess} {...props} />;
}

/** For real accounts and agents; visitors go to login. */
export function MoneyHoldersOnly(props: RefusableProps) {
  return <Gated gate={checkPayoutAccess} {...props} />;
}

function Gated({ gate, from, onRefused, refused, children }: RefusableProps & { gate(): AccessRefusal }) {
  const why = useRefused(gate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each reason
  useEffect(() => {
    if (why) onRefused?.(why);
  }, [why]);
  return <SignedInOnly from={from}>{why ? refused?.(why) : children}</SignedInOnly>;
}
