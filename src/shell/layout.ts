import type { TextKey } from '../i18n/keys.ts';
import type { RouteName } from '../routes/routes.ts';

/** Routes whose pages stand without the main header: they have a back arrow and a title instead (RT-5). */
const withoutHeader: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
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
  'activity',
  'activityDetail',
  'notice',
]);

/** Routes without the bottom menu (RT-6). */
const withoutMenu: ReadonlySet<RouteName> = new Set(['login', 'register', 'gameList', 'lottery', 'notice']);

const titles: Readonly<Partial<Record<RouteName, TextKey>>> = {
  login: 'common.logIn',
  register: 'common.register',
  activity: 'shell.promotions',
  activityDetail: 'shell.promotions',
  notice: 'shell.announcements',
  gameList: 'shell.gameCentre',
};

/** Routes from which back always leads home instead of back in history (RT-11). */
const backToHome: ReadonlySet<RouteName> = new Set(['login', 'register', 'activity']);

export interface Layout {
  /** The home route's extra block above the page (RT-4). */
  topBlock: boolean;
  header: 'main' | 'back' | 'own';
  title: TextKey | undefined;
  backToHome: boolean;
  bottomMenu: boolean;
  footer: boolean;
  /** The floating way to customer service. */
  serviceButton: boolean;
}

/** What stands around the page of a route (A2). */
export function layoutOf(route: RouteName): Layout {
  const title = titles[route];
  const home = route === 'home';
  return {
    topBlock: home,
    // A page without a title of its own here brings its own head, such as the game lists.
    header: withoutHeader.has(route) ? (title ? 'back' : 'own') : 'main',
    title,
    backToHome: backToHome.has(route),
    bottomMenu: !withoutMenu.has(route),
    footer: home,
    serviceButton: home,
  };
}
