import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { platform } from '../../platform/platform.ts';
import { $signedIn } from '../../session/session.ts';

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
