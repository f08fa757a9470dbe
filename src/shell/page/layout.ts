import type { TextKey } from '../../i18n/keys.ts';
import { categoryRoutes, type RouteName } from '../../routes/routes.ts';

/**
 * Pages without the main header (RT-5): they stand under a back arrow and their title, or bring a head of their
 * own, as the game lists do.
 */
const heads: Readonly<Partial<Record<RouteName, 'back' | 'own'>>> = {
  login: 'back',
  register: 'back',
  forget: 'back',
  activity: 'back',
  activityDetail: 'back',
  notice: 'back',
  message: 'back',
  help: 'back',
  changePassword: 'back',
  settings: 'back',
  trial: 'back',
  app: 'back',
  terminal: 'back',
  ...Object.fromEntries(Object.values(categoryRoutes).map((route) => [route, 'own' as const])),
  gameList: 'own',
  hotGames: 'own',
  favouriteGames: 'own',
  sportsGame: 'own',
  studio: 'own',
};

/**
 * Routes without the bottom menu (RT-6). The game lists, pages that bring a head of their own, are without it all of
 * them: their categories follow each other in place, and it would come and go between two of them.
 */
const withoutMenu: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'forget',
  'changePassword',
  'notice',
  'help',
  'app',
  'terminal',
]);

/** What a page is called, in its head and in the browser's title; home is called by the brand alone. */
const titles: Readonly<Partial<Record<RouteName, TextKey>>> = {
  login: 'common.logIn',
  register: 'common.register',
  forget: 'shell.forgotPassword',
  changePassword: 'shell.changePassword',
  trial: 'shell.trial',
  app: 'shell.downloads',
  gameList: 'shell.gameCentre',
  hotGames: 'lobby.categoryHOT',
  favouriteGames: 'lobby.categoryFAV',
  sportsGame: 'lobby.categorySPORTS',
  studio: 'lobby.vendors',
  activity: 'shell.promotions',
  activityDetail: 'shell.promotions',
  notice: 'shell.announcements',
  message: 'shell.messageCentre',
  inbox: 'shell.inbox',
  help: 'shell.helpCentre',
  rewardCenter: 'shell.rewardCentre',
  memberHome: 'shell.memberCentre',
  vipBenefits: 'member.vipBenefits',
  settings: 'shell.settings',
  myAccount: 'shell.account',
  securityCenter: 'member.securityCenter',
  betRecord: 'member.betRecord',
  accountRecord: 'member.accountRecord',
  depositRecord: 'member.depositRecord',
  profitAndLoss: 'member.profitAndLoss',
  deposit: 'shell.deposit',
  withdraw: 'shell.withdraw',
  walletTransfer: 'wallet.transferTitle',
  redRain: 'redRain.title',
  terminal: 'terminal.title',
};

/** The agents' pages, whose titles are called as they are: under a back arrow, without the bottom menu (RT-5, RT-6). */
const ofAgents = [
  'agent',
  'teamOverview',
  'agentNotice',
  'openAccount',
  'dividend',
  'salaryContract',
  'dividendContract',
  'hourContract',
] as const satisfies RouteName[];
const ofTeam = [
  'teamManagement',
  'teamProfitAndLoss',
  'teamBetting',
  'rebateSettings',
  'rebateIncome',
] as const satisfies RouteName[];

/** What the page of a category is called: as the category. */
function categoryTitle(route: RouteName): TextKey | undefined {
  const code = Object.keys(categoryRoutes).find((one) => categoryRoutes[one] === route);
  return code ? (`lobby.category${code}` as TextKey) : undefined;
}

function agentTitle(route: RouteName): TextKey | undefined {
  const agent = ofAgents.find((one) => one === route);
  const team = ofTeam.find((one) => one === route);
  return agent ? `agent.${agent}` : team && `team.${team}`;
}

/** Routes from which back always leads home instead of back in history (RT-11, MS-1). */
const backToHome: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'trial',
  'activity',
  'forget',
  'message',
]);

export interface Layout {
  /** The home route's extra block above the page (RT-4). */
  topBlock: boolean;
  header: 'main' | 'back' | 'own';
  title: TextKey | undefined;
  backToHome: boolean;
  bottomMenu: boolean;
  /** Its ways stand beside every page where there is room; the agents' pages bring their own. */
  sideMenu: boolean;
  footer: boolean;
  /**
   * The button of customer service (MS-6): in the back header, or at the foot of the menu beside the page. Not over games,
   * nor on the agents' pages, which have their own entry of it.
   */
  serviceButton: boolean;
  /** The announcements that open by themselves (AN-3). */
  popups: boolean;
}

/** What stands around the page of a route (A2). */
export function layoutOf(route: RouteName): Layout {
  const home = route === 'home';
  const own = agentTitle(route);
  const header = own ? 'back' : (heads[route] ?? 'main');
  return {
    topBlock: home,
    header,
    title: own ?? titles[route] ?? categoryTitle(route),
    backToHome: backToHome.has(route),
    bottomMenu: !own && header !== 'own' && !withoutMenu.has(route),
    sideMenu: !own,
    footer: home,
    serviceButton: header !== 'own' && !own,
    popups: home,
  };
}
