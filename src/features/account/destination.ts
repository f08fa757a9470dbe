import type { SessionInfo } from '../../gateway/endpoints/session.ts';
import { linkTo, type RouteName, routeAt } from '../../routes/routes.ts';

/** Any origin will do: only addresses that stay on it are followed. */
const HERE = 'https://here.invalid';

/** Pages for visitors, to which nobody returns who has signed in. */
const forVisitors: ReadonlySet<RouteName> = new Set(['login', 'register', 'forget', 'trial']);

/**
 * Where to go after signing in: the address of the site the player came from, else home. A temporary password is
 * changed first.
 */
export function destinationAfterLogin(
  from: string | null,
  session?: Pick<SessionInfo, 'mustChangePassword'>,
): string {
  if (session?.mustChangePassword) return linkTo('changePassword');
  const home = linkTo('home');
  if (!from?.startsWith('/')) return home;
  let url: URL;
  try {
    url = new URL(from, HERE);
  } catch {
    return home;
  }
  const { origin, pathname, search } = url;
  const route = origin === HERE ? routeAt(pathname) : undefined;
  return route && !forVisitors.has(route) ? pathname + search : home;
}
