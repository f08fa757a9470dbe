/**
 * All addresses of the site by route. Links use the first path; the others are aliases. `src/pages/entries.ts`
 * assigns a page to each.
 */
export const routes = {
  home: ['/m/home', '/', '/m', '/m/', '/m/index', '/m/index.html'],
  login: ['/m/login'],
  register: ['/m/register', '/m/register.html'],
  forget: ['/m/forget'],
  changePassword: ['/m/changePsw'],
  trial: ['/m/trail'],
  slotGames: ['/m/slot-games'],
  liveGames: ['/m/live-games'],
  fishingGames: ['/m/fishing-games'],
  pokerGames: ['/m/poker-games'],
  sportGames: ['/m/sport-games'],
  esportGames: ['/m/esport-games'],
  lottery: ['/m/lott', '/m/lottery'],
  eLottery: ['/m/elott'],
  gameList: ['/m/gameList', '/m/slotsCenter'],
  hotGames: ['/m/hot-games'],
  favouriteGames: ['/m/fav-games'],
  sportsGame: ['/m/sportsGame'],
  studio: ['/m/studio'],
  activity: ['/m/activity'],
  activityDetail: ['/m/activityDetail'],
  notice: ['/m/notice'],
  message: ['/m/message'],
  inbox: ['/m/webEmail'],
  help: ['/m/help'],
  rewardCenter: ['/m/rewardCenter'],
  memberHome: ['/m/member/home'],
  vipBenefits: ['/m/member/benefits'],
  settings: ['/m/set'],
  myAccount: ['/m/myAccount/index'],
  securityCenter: ['/m/securityCenter'],
  betRecord: ['/m/gameRecord'],
  accountRecord: ['/m/transaction/record'],
  depositRecord: ['/m/vouReport'],
  profitAndLoss: ['/m/profitandloss'],
  deposit: ['/m/voucherCenter'],
  withdraw: ['/m/withdraw'],
  walletTransfer: ['/m/walletTransfer'],
  redRain: ['/m/redRain'],
  protection: ['/m/protection'],
  identity: ['/m/identity'],
  terminal: ['/m/terminal'],
  inviteFriends: ['/m/inviteFriends'],
  app: ['/m/app'],
  agent: ['/m/agent'],
  teamOverview: ['/m/agent/team/overview'],
  agentNotice: ['/m/member/notice'],
  openAccount: ['/m/agentRegister'],
  dividend: ['/m/member/agent/agentDivident'],
  salaryContract: ['/m/member/agent/getSalaryContract'],
  dividendContract: ['/m/member/agent/getDevidendContract'],
  hourContract: ['/m/member/agent/getHourContract'],
  teamManagement: ['/m/member/team'],
  teamProfitAndLoss: ['/m/agent/team/pnl'],
  teamBetting: ['/m/teamBetting'],
  rebateSettings: ['/m/member/agent/agentRebeat'],
  rebateIncome: ['/m/member/teamRebate'],
} as const satisfies Record<string, readonly [`/${string}`, ...`/${string}`[]]>;

export type RouteName = keyof typeof routes;

const byPath = new Map<string, RouteName>(
  Object.entries(routes).flatMap(([name, paths]) => paths.map((path) => [path, name as RouteName] as const)),
);

/**
 * Returns the route of an address, ignoring its query; undefined for unknown addresses, which redirect home (RT-1).
 */
export function routeAt(address: string): RouteName | undefined {
  const path = address.split('?')[0]!;
  return byPath.get(path) ?? byPath.get(path.replace(/\/$/, ''));
}

/** Returns the address of a route with its query; omits empty values. */
export function linkTo(name: RouteName, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  return routes[name][0] + (search && `?${search}`);
}

/** Page of each category (RT-3). HOT, FAV and RECENT are part of the slots page. */
export const categoryRoutes: Readonly<Record<string, RouteName>> = {
  RNG: 'slotGames',
  LIVE: 'liveGames',
  FISH: 'fishingGames',
  PVP: 'pokerGames',
  SPORTS: 'sportGames',
  ESPORTS: 'esportGames',
  LOTT: 'lottery',
  ELOTT: 'eLottery',
  HOT: 'slotGames',
  FAV: 'slotGames',
  RECENT: 'slotGames',
};

/** Whether a list covers all categories; the slots page shows it by `gameType`. */
export function coversAllCategories(category: string): boolean {
  return category === 'HOT' || category === 'FAV' || category === 'RECENT';
}

/** Returns the address of a category, with a selected vendor if given; other categories open the game list. */
export function linkToCategory(category: string, vassalage = ''): string {
  const route = Object.hasOwn(categoryRoutes, category) ? categoryRoutes[category] : undefined;
  const said = route && !coversAllCategories(category);
  return linkTo(route ?? 'gameList', { gameType: said ? '' : category, vassalage });
}
