import type { SessionInfo } from '../gateway/endpoints/session.ts';
import { platform } from '../platform/platform.ts';
import { linkTo, type RouteName, routeAt } from '../routes/routes.ts';

/** Any origin will do: only addresses that stay on it are followed. */
const SITE = 'https://site.invalid';

/** Pages that a login does not lead back to: those for visitors, and home, where it leads anyway. */
const notReturnedTo: ReadonlySet<RouteName> = new Set(['home', 'login', 'register', 'forget', 'trial']);

/** A page of the site that a login leads back to, as path and query; nothing for any other address. */
function returnAddress(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, SITE)) return undefined;
  const { origin, pathname, search } = new URL(address, SITE);
  const route = origin === SITE ? routeAt(pathname) : undefined;
  return route && !notReturnedTo.has(route) ? pathname + search : undefined;
}

/** Address of login, which leads back to a page of the site (SE-4). */
export function loginAddressFrom(address: string): string {
  return linkTo('login', { from: returnAddress(address) ?? '' });
}

/** Address of login, which leads back to the page on screen; on login itself the page stays as it is. */
export function loginAddressFromHere(): string {
  const here = platform().here();
  return routeAt(here) === 'login' ? here : loginAddressFrom(here);
}

/**
 * Where a provider of sign-ins sends the player back to: a page with its buttons. From any other, as from the login over
 * a page, that is login, and from there on to the page.
 */
export function providerReturnAddress(): string {
  const here = platform().here();
  return routeAt(here) === 'register' ? here : loginAddressFromHere();
}

/**
 * Where a finished login leads, by the `from` of its address: back to a page of the site, else home. A temporary password
 * is changed first (LG-9).
 */
export function addressAfterLogin(
  from: string | null,
  session?: Pick<SessionInfo, 'mustChangePassword'>,
): string {
  if (session?.mustChangePassword) return linkTo('changePassword');
  return returnAddress(from ?? '') ?? linkTo('home');
}
