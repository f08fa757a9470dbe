import type { RouteName } from '../routes/routes.ts';
import type { PageEntry } from '../shell/page/page-store.ts';

const gameList: PageEntry = { load: () => import('./game-list.tsx'), areas: ['centre'] };
const activity: PageEntry = { load: () => import('./activity.tsx'), areas: ['promotions', 'member'] };
/** Texts of every page with the agents' footer. */
const ofAgents = ['agent', 'messages'] as const;
const agent: PageEntry = { load: () => import('./agent.tsx'), areas: [...ofAgents, 'team'] };
const team: PageEntry = { load: () => import('./team.tsx'), areas: [...ofAgents, 'team', 'records'] };
const records: PageEntry = { load: () => import('./records.tsx'), areas: ['member', 'records'] };
const contract: PageEntry = { load: () => import('./contract.tsx'), areas: ofAgents };

const home: PageEntry = { load: () => import('./home.tsx') };

/** The page of each route. A route without a page does not compile. */
export const pages: Readonly<Record<RouteName, PageEntry>> = {
  home,
  login: { load: () => import('./login.tsx'), areas: ['account'] },
  register: { load: () => import('./register.tsx'), areas: ['account', 'promotions'] },
  forget: { load: () => import('./forget.tsx'), areas: ['account'] },
  changePassword: { load: () => import('./change-password.tsx'), areas: ['account'] },
  trial: { load: () => import('./trial.tsx'), areas: ['account'] },
  slotGames: gameList,
  liveGames: gameList,
  fishingGames: gameList,
  pokerGames: gameList,
  sportGames: gameList,
  esportGames: gameList,
  lottery: { load: () => import('./lottery.tsx'), areas: ['lottery'] },
  eLottery: { load: () => import('./e-lottery.tsx'), areas: ['lottery'] },
  gameList,
  hotGames: { load: () => import('./hot-games.tsx'), areas: ['centre'] },
  favouriteGames: { load: () => import('./favourites.tsx'), areas: ['centre'] },
  sportsGame: { load: () => import('./sports-game.tsx'), areas: ['play'] },
  studio: { load: () => import('./studio.tsx'), areas: ['centre'] },
  activity,
  activityDetail: activity,
  notice: { load: () => import('./notice.tsx') },
  message: { load: () => import('./message.tsx'), areas: ['messages'] },
  inbox: { load: () => import('./inbox.tsx'), areas: ['messages'] },
  help: { load: () => import('./help.tsx'), areas: ['messages'] },
  rewardCenter: { load: () => import('./reward-center.tsx'), areas: ['member', 'wallet', 'redRain'] },
  memberHome: { load: () => import('./member-home.tsx'), areas: ['account', 'member', 'wallet'] },
  vipBenefits: { load: () => import('./vip-benefits.tsx'), areas: ['member', 'vip'] },
  settings: { load: () => import('./settings.tsx'), areas: ['account', 'member'] },
  myAccount: { load: () => import('./my-account.tsx'), areas: ['account', 'member'] },
  securityCenter: { load: () => import('./security-center.tsx'), areas: ['member'] },
  betRecord: records,
  accountRecord: records,
  depositRecord: records,
  profitAndLoss: records,
  deposit: { load: () => import('./deposit.tsx'), areas: ['wallet', 'promotions'] },
  walletTransfer: { load: () => import('./wallet-transfer.tsx'), areas: ['wallet', 'records'] },
  withdraw: { load: () => import('./withdraw.tsx'), areas: ['member', 'wallet'] },
  redRain: { load: () => import('./red-rain.tsx'), areas: ['redRain', 'member'] },
  identity: { load: () => import('./identity.tsx'), areas: ['identity', 'member', 'wallet'] },
  protection: { load: () => import('./protection.tsx'), areas: ['protection'] },
  agent,
  teamOverview: agent,
  agentNotice: { load: () => import('./agent-notice.tsx'), areas: ofAgents },
  openAccount: { load: () => import('./open-account.tsx'), areas: [...ofAgents, 'account', 'invite'] },
  dividend: { load: () => import('./dividend.tsx'), areas: ofAgents },
  salaryContract: contract,
  dividendContract: contract,
  hourContract: contract,
  teamManagement: team,
  teamProfitAndLoss: team,
  teamBetting: team,
  rebateSettings: team,
  rebateIncome: team,
  app: { load: () => import('./app.tsx'), areas: ['install'] },
  terminal: { load: () => import('./terminal.tsx'), areas: ['terminal', 'account'] },
  // A popup over home (RT-12).
  inviteFriends: home,
};
