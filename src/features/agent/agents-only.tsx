import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { $session } from '../../session/session.ts';

interface Props {
  /** Whether an account type may enter. */
  may(type: number): boolean;
  /** Runs when a member of another type is led away. */
  onRefused?: () => void;
  children: ReactNode;
}

/** Leads visitors and members of other types home (AG-4). */
export function AgentsOnly({ may, onRefused, children }: Props) {
  const session = useStore($session);
  const allowed = session !== undefined && may(session.type);
  const refuse = useRef(onRefused);
  const here = useRef(platform().here());
  // Routes of one page follow each other without it being made anew.
  if (allowed) here.current = platform().here();
  const member = session !== undefined;
  useEffect(() => {
    // Whose session ended here is already on the way to login.
    if (allowed || platform().here() !== here.current) return;
    platform().navigate(linkTo('home'), { replace: true });
    if (member) refuse.current?.();
  }, [allowed, member]);
  return allowed ? children : null;
}
