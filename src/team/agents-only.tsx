import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { isAgent } from '../session/account-types.ts';
import { $session } from '../session/session.ts';

/** For agents; visitors and members of other types go home (AG-4). */
export function AgentsOnly({ children }: { children: ReactNode }) {
  const session = useStore($session);
  const allowed = session !== undefined && isAgent(session.type);
  const here = useRef(platform().here());
  useEffect(() => {
    // Whose session ended here is already on the way to login.
    if (allowed || platform().here() !== here.current) return;
    platform().navigate(linkTo('home'), { replace: true });
  }, [allowed]);
  return allowed ? children : null;
}
