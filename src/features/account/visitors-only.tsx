import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { platform } from '../../platform/platform.ts';
import { $signedIn } from '../../session/session.ts';

/** Redirects signed-in visitors to `to`: login and registration are for guests (SE-7). */
export function VisitorsOnly({ to, children }: { to: string; children: ReactNode }) {
  const signedIn = useStore($signedIn);
  // A player who signs in here keeps the form on screen until the next page has loaded.
  const [wasSignedIn] = useState(signedIn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redirects once; the address is gone afterwards
  useEffect(() => {
    if (signedIn) platform().navigate(to, { replace: true });
  }, [signedIn]);
  return wasSignedIn ? null : children;
}
