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

/** Redirects visitors to login, which leads back to `from` (SE-4). */
export function SignedInOnly({ from, children }: { from: string; children: ReactNode }) {
  const signedIn = useStore($signedIn);
  useEffect(() => {
    if (!signedIn) platform().navigate(loginAddressFrom(from), { replace: true });
  }, [signedIn, from]);
  return signedIn ? children : null;
}

interface RefusableProps {
  from: string;
  /** Runs once per reason when the account type is refused. */
  onRefused?(why: RefusedAccount): void;
  /**
   * Rendered in place of the page for a refused account; nothing is rendered when `onRefused` navigates away.
   */
  refused?(why: RefusedAccount): ReactNode;
  children: ReactNode;
}

/**
 * Returns why the signed-in account is refused by a gate, and follows the session; undefined for visitors, who
 * are redirected to login.
 */
export function useRefusal(gate: () => AccessRefusal = checkRealAccount): RefusedAccount | undefined {
  useStore($session);
  const why = gate();
  return why === 'visitor' ? undefined : why;
}

/** For account types 0, 1 and 2; redirects visitors to login. */
export function RealAccountOnly(props: RefusableProps) {
  return <Gated gate={checkRealAccount} {...props} />;
}

/** For signed-in players of every type except 4; redirects visitors to login. */
export function InboxOwnersOnly(props: RefusableProps) {
  return <Gated gate={checkInboxAccess} {...props} />;
}

/** For real accounts and agents; redirects visitors to login. */
export function MoneyHoldersOnly(props: RefusableProps) {
  return <Gated gate={checkPayoutAccess} {...props} />;
}

function Gated({ gate, from, onRefused, refused, children }: RefusableProps & { gate(): AccessRefusal }) {
  const why = useRefusal(gate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per reason
  useEffect(() => {
    if (why) onRefused?.(why);
  }, [why]);
  return <SignedInOnly from={from}>{why ? refused?.(why) : children}</SignedInOnly>;
}
