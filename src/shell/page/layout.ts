import type { TextKey } from '../../i18n/keys.ts';
import type { Texts } from '../../i18n/texts.ts';
import { categoryRoutes, type RouteName } from '../../routes/routes.ts';

/** Pages about logging in, without the account's controls. */
const ofLogin: readonly RouteName[] = ['login', 'register', 'forget', 'changePassword', 'terminal'];

/** Pages with a back arrow and a title instead of the main header (RT-5). */
const withArrow: ReadonlySet<RouteName> = new Set([
  ...ofLogin,
  'activity',
  'activityDetail',
  'notice',
  'message',
  'help',
  'settings',
  'trial',
  'app',
]);

/** Game lists, which have their own header (RT-5). */
const ofGames: ReadonlySet<RouteName> = new Set([
  ...Object.values(categoryRoutes),
  'gameList',
  'hotGames',
  'favouriteGames',
  'sportsGame',
  'studio',
]);

/**
 * Routes without the bottom menu (RT-6). All game lists are without it, so that it does not come and go between
 * categories.
 */
const withoutMenu: ReadonlySet<RouteName> = new Set([...ofLogin, 'notice', 'help', 'app']);

/** Pages that the member centre leads to. */
const ofMember: ReadonlySet<RouteName> = new Set([
  'vipBenefits',
  'settings',
  'myAccount',
  'securityCenter',
  'betRecord',
  'accountRecord',
  'depositRecord',
  'profitAndLoss',
  'deposit',
  'withdraw',
  'walletTransfer',
  'protection',
  'identity',
  'inbox',
  'message',
]);

/** Titles of pages, in the header and the browser; home has the brand's name. */
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
  protection: 'shell.playSafely',
  identity: 'member.identity',
};

/** The agents' pages: back header, no bottom menu, and titles equal to their names (RT-5, RT-6). */
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

/** Returns the name of the route's category. */
function categoryTitle(route: RouteName): TextKey | undefined {
  const code = Object.keys(categoryRoutes).find((one) => categoryRoutes[one] === route);
  return code ? (`lobby.category${code}` as TextKey) : undefined;
}

function agentTitle(route: RouteName): TextKey | undefined {
  const agent = ofAgents.find((one) => one === route);
  const team = ofTeam.find((one) => one === route);
  return agent ? `agent.${agent}` : team && `team.${team}`;
}

/** Routes whose back arrow leads home (RT-11, MS-1). */
const backToHome: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'trial',
  'activity',
  'forget',
  'message',
]);

export interface Layout {
  header: 'main' | 'back' | 'own';
  title: TextKey | undefined;
  backToHome: boolean;
  /** The account's controls in the line of the page's own head, on wide screens. */
  wideAccount: boolean;
  bottomMenu: boolean;
  /** The page whose item the menu marks. */
  section: RouteName;
  /** A side menu on wide screens; the agents' pages have their own. */
  sideMenu: boolean;
  footer: boolean;
  /**
   * The customer service button (MS-6), in the back header or at the foot of the side menu. Not over games, nor on
   * the agents' pages, which have their own entry.
   */
  serviceButton: boolean;
  /** Automatic announcements (AN-3). */
  popups: boolean;
}

/** Returns which parts of the shell surround a route. */
export function layoutOf(route: RouteName): Layout {
  const home = route === 'home';
  const own = agentTitle(route);
  const header = own || withArrow.has(route) ? 'back' : ofGames.has(route) ? 'own' : 'main';
  return {
    header,
    title: own ?? titles[route] ?? categoryTitle(route),
    backToHome: backToHome.has(route),
    wideAccount: header !== 'main' && !own && !ofLogin.includes(route),
    bottomMenu: !own && header !== 'own' && !withoutMenu.has(route),
    section: sectionOf(route),
    sideMenu: !own,
    footer: home,
    serviceButton: header !== 'own' && !own,
    popups: home,
  };
}

function sectionOf(route: RouteName): RouteName {
  if (ofGames.has(route)) return 'home';
  if (ofMember.has(route)) return 'memberHome';
  return listOf(route);
}

/** Returns the page of a list for the separate address of an open entry, otherwise the route. */
export function listOf(route: RouteName): RouteName {
  return route === 'activityDetail' ? 'activity' : route;
}

/** Returns a page's title, or that of its section if its own texts could not be loaded. */
export function titleText(t: Texts['t'], { title, section }: Layout): string | undefined {
  const known = [title, titles[section]].find((key) => key && t(key) !== key);
  return known && t(known);
}
