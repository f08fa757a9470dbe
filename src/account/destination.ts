import { linkTo, routeAt } from '../routes/routes.ts';

/** Any origin will do: only addresses that stay on it are followed. */
const HERE = 'https://here.invalid';

/** Where to go after signing in: the address of the site the player came from, else home. */
export function destinationAfterLogin(from: string | null): string {
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
  return route && route !== 'login' && route !== 'register' ? pathname + search : home;
}
