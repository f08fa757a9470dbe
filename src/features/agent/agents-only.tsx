import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { $session } from '../../session/session.ts';

interface Props {
  may(type: number): boolean;
  onRefused?: () => void;
  children: ReactNode;
}

/** Redirects visitors and members of other types home (AG-4). */
export function AgentsOnly({ may, onRefused, children }: Props) {
  const session = useStore($session);
  const allowed = session !== undefined && may(session.type);
  const refuse = useRef(onRefused);
  const routeOnMount = useRef(platform().here());
  // Several routes may share a page, which then stays mounted.
  if (allowed) routeOnMount.current = platform().here();
  const member = session !== undefined;
  useEffect(() => {
    // After the session ends, the redirect to login is already under way.
    if (allowed || platform().here() !== routeOnMount.current) return;
    platform().navigate(linkTo('home'), { replace: true });
    if (member) refuse.current?.();
  }, [allowed, member]);
  return allowed ? children : null;
}
