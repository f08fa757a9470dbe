import { categoryRoutes, liesAcross, type RouteName, routeAt, routes } from '../../src/routes/routes.ts';

/** Pages a terminal can offer. Inviting friends and getting the app are for a device of one's own. */
export const kioskPages = [
  'home',
  'login',
  'register',
  'changePassword',
  'slotGames',
  'liveGames',
  'fishingGames',
  'pokerGames',
  'sportGames',
  'esportGames',
  'lottery',
  'eLottery',
  'gameList',
  'hotGames',
  'favouriteGames',
  'sportsGame',
  'studio',
  'activity',
  'activityDetail',
  'notice',
  'rewardCenter',
  'memberHome',
  'settings',
  'deposit',
  'withdraw',
  'walletTransfer',
  'redRain',
] as const satisfies RouteName[];

export type KioskPage = (typeof kioskPages)[number];

/** What of a terminal's config decides where it leads. */
export interface Offer {
  pages: readonly KioskPage[];
  /** Absent: every category. */
  categories?: readonly string[] | undefined;
}

/** Whether the games of a category may be shown. */
export function offersCategory({ categories }: Offer, category: string): boolean {
  return !categories || liesAcross(category) || categories.includes(category);
}

/**
 * Pages of this terminal: those it lists, without the pages of categories it does not have. Whoever signs in with a
 * temporary password can do nothing else before it is changed, so where one can log in one can change it.
 */
export function offeredPages(offer: Offer): ReadonlySet<RouteName> {
  const shut = Object.entries(categoryRoutes).filter(([category]) => !offersCategory(offer, category));
  const shutPages = new Set(shut.map(([, page]) => page));
  const login: RouteName[] = offer.pages.includes('login') ? ['changePassword'] : [];
  return new Set([...offer.pages.filter((page) => !shutPages.has(page)), ...login]);
}

/** The page an address leads to; nothing where this terminal does not offer it. Unknown paths lead home (RT-1). */
export function offeredPageAt(address: string, offer: Offer): KioskPage | undefined {
  const name = routeAt(address) ?? 'home';
  const category = new URLSearchParams(address.split('?')[1]).get('gameType');
  if (!offeredPages(offer).has(name) || (category && !offersCategory(offer, category))) return undefined;
  return name as KioskPage;
}

/** Rules that take links to pages this terminal does not offer off the screen, wherever they stand. */
export function hideUnofferedLinksCss(offer: Offer): string {
  const offered = offeredPages(offer);
  const names = (Object.keys(routes) as RouteName[]).filter((name) => !offered.has(name));
  const paths = names.flatMap((name) => routes[name]);
  const selectors = paths.flatMap((path) => [`a[href="${path}"]`, `a[href^="${path}?"]`]);
  // A search over all categories would find what this terminal does not have.
  if (!offersCategory(offer, 'ALL')) selectors.push('a[href$="gameType=ALL"]', 'a[href*="gameType=ALL&"]');
  return selectors.length ? `${selectors.join(',')}{display:none!important}` : '';
}
