import type { SessionInfo } from '../gateway/endpoints/session.ts';
import { platform } from '../platform/platform.ts';
import { linkTo, type RouteName, routeAt } from '../routes/routes.ts';

/** Base for parsing paths; any other origin is rejected. */
const SITE = 'https://site.invalid';

/** Pages that a login does not return to: those for visitors, and home, its default. */
const notReturnedTo: ReadonlySet<RouteName> = new Set(['home', 'login', 'register', 'forget', 'trial']);

/** Returns path and query of a page that a login may return to; undefined for any other address. */
function returnAddress(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, SITE)) return undefined;
  const { origin, pathname, search } = new URL(address, SITE);
  const route = origin === SITE ? routeAt(pathname) : undefined;
  return route && !notReturnedTo.has(route) ? pathname + search : undefined;
}

/** Returns the login's address with `address` as the page to return to (SE-4). */
export function loginAddressFrom(address: string): string {
  return linkTo('login', { from: returnAddress(address) ?? '' });
}

/** Like `loginAddressFrom` for the page on screen; the login page keeps its own address. */
export function loginAddressFromHere(): string {
  const here = platform().here();
  return routeAt(here) === 'login' ? here : loginAddressFrom(here);
}

/**
 * Returns the page that a sign-in provider redirects to. It must have the provider's button: registration stays,
 * every other page gives the login, which then returns to it.
 */
export function providerReturnAddress(): string {
  const here = platform().here();
  return routeAt(here) === 'register' ? here : loginAddressFromHere();
}

/** Returns the page after a login: the one in `from`, or home. A temporary password is changed first (LG-9). */
export function addressAfterLogin(
  from: string | null,
  session?: Pick<SessionInfo, 'mustChangePassword'>,
): string {
  if (session?.mustChangePassword) return linkTo('changePassword');
  return returnAddress(from ?? '') ?? linkTo('home');
}
