import {
  categoryRoutes,
  coversAllCategories,
  type RouteName,
  routeAt,
  routes,
} from '../../src/routes/routes.ts';

/** Pages that a terminal can offer. Inviting friends and installing the app need the visitor's own device. */
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
  'protection',
] as const satisfies RouteName[];

export type KioskPage = (typeof kioskPages)[number];

/** Settings that decide which pages and games a terminal offers. */
export interface OfferedContent {
  pages: readonly KioskPage[];
  /** All categories when absent. */
  categories?: readonly string[] | undefined;
}

export function offersCategory({ categories }: OfferedContent, category: string): boolean {
  return !categories || coversAllCategories(category) || categories.includes(category);
}

/**
 * Returns the listed pages, without those of categories that the terminal does not have. A terminal with a login
 * also offers the page to change the password: members with a temporary one can do nothing else.
 */
export function offeredPages(offer: OfferedContent): ReadonlySet<RouteName> {
  const shut = Object.entries(categoryRoutes).filter(([category]) => !offersCategory(offer, category));
  const shutPages = new Set(shut.map(([, page]) => page));
  const login: RouteName[] = offer.pages.includes('login') ? ['changePassword'] : [];
  return new Set([...offer.pages.filter((page) => !shutPages.has(page)), ...login]);
}

/** Returns the page of an address, undefined when this terminal does not offer it. Unknown paths lead home (RT-1). */
export function offeredPageAt(address: string, offer: OfferedContent): KioskPage | undefined {
  const name = routeAt(address) ?? 'home';
  const category = new URLSearchParams(address.split('?')[1]).get('gameType');
  if (!offeredPages(offer).has(name) || (category && !offersCategory(offer, category))) return undefined;
  return name as KioskPage;
}

/** Returns CSS that hides links to pages that this terminal does not offer. */
export function hideUnofferedLinksCss(offer: OfferedContent): string {
  const offered = offeredPages(offer);
  const names = (Object.keys(routes) as RouteName[]).filter((name) => !offered.has(name));
  const paths = names.flatMap((name) => routes[name]);
  const selectors = paths.flatMap((path) => [`a[href="${path}"]`, `a[href^="${path}?"]`]);
  // A search over all categories would find games of other categories.
  if (!offersCategory(offer, 'ALL')) selectors.push('a[href$="gameType=ALL"]', 'a[href*="gameType=ALL&"]');
  return selectors.length ? `${selectors.join(',')}{display:none!important}` : '';
}
