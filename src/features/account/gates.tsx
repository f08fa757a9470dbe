import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { platform } from '../../platform/platform.ts';
import {
  inboxGate,
  moneyGate,
  type Refused,
  type RefusedAccount,
  realAccountGate,
} from '../../session/gates.ts';
import { loginFrom } from '../../session/login-address.ts';
import { $session, $signedIn } from '../../session/session.ts';

/** Leads a signed-in visitor on to `to`; login and registration are for visitors (SE-7). */
export function VisitorsOnly({ to, children }: { to: string; children: ReactNode }) {
  const signedIn = useStore($signedIn);
  // Who signs in here keeps seeing the form until the next page is there.
  const [wasSignedIn] = useState(signedIn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leads on once; the address it came from is gone then
  useEffect(() => {
    if (signedIn) platform().navigate(to, { replace: true });
  }, [signedIn]);
  return wasSignedIn ? null : children;
}

/** Sends a visitor to login, and from there back to `from` (SE-4). */
export function SignedInOnly({ from, children }: { from: string; children: ReactNode }) {
  const signedIn = useStore($signedIn);
  useEffect(() => {
    if (!signedIn) platform().navigate(loginFrom(from), { replace: true });
  }, [signedIn, from]);
  return signedIn ? children : null;
}

interface RefusableProps {
  from: string;
  /** Tells who has another type of account why not, and leads away. */
  onRefused(why: RefusedAccount): void;
  children: ReactNode;
}

/** For types 0, 1 and 2; visitors go to login (A5). */
export function RealAccountOnly(props: RefusableProps) {
  return <Gated gate={realAccountGate} {...props} />;
}

/** For every signed-in player but those of type 4; visitors go to login (A5). */
export function InboxOwnersOnly(props: RefusableProps) {
  return <Gated gate={inboxGate} {...props} />;
}

/** For real accounts and agents; visitors go to login. */
export function MoneyHoldersOnly(props: RefusableProps) {
  return <Gated gate={moneyGate} {...props} />;
}

function Gated({ gate, from, onRefused, children }: RefusableProps & { gate(): Refused }) {
  useStore($session);
  const why = gate();
  const refused = why === 'visitor' ? undefined : why;
  const refuse = useRef(onRefused);
  useEffect(() => {
    if (refused) refuse.current(refused);
  }, [refused]);
  return <SignedInOnly from={from}>{refused ? null : children}</SignedInOnly>;
}
