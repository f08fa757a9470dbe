import type { EndpointName, Endpoints } from '../../src/gateway/endpoints/table.ts';
import type { Query } from '../../src/gateway/http/build-url.ts';
import type { Input } from '../../src/gateway/http/endpoint.ts';
import { agentSamples } from './agent-samples.ts';
import { factorSamples } from './factor-samples.ts';
import { fleetSamples } from './fleet-samples.ts';
import { lastMonth } from './last-month.ts';
import { moneySamples } from './money-samples.ts';
import { pairingSamples } from './pairing-samples.ts';
import { protectionSamples } from './protection-samples.ts';
import { unknownName } from './unknown-name.ts';

/** Values from earlier responses of a run, for later calls. */
export interface Known {
  merchantCode: string;
  language: string;
  username: string;
  password: string;
  token: string;
  game: {
    gameId: string;
    nodeId: string;
    vassalage: string;
    gameType: string;
    telGameId: string;
    telNodeId: string;
  };
  /** Node id of a hot game of the live casino; empty for none. */
  liveNodeId: string;
  announcementId: string;
  /** A Vietnamese lottery and one of its draws. */
  lottery: { code: string; drawNumber: string };
  rewardId: string;
  /** A level with a claimable bonus; 0 for none. */
  vipLevel: number;
  headIcon: string;
  /** Promotions in state `join` and `claim`. */
  promotionToJoin: string;
  promotionToClaim: string;
  messageId: string;
  type: number;
  /** An account directly below an agent, and one of its rates. */
  below: { memberId: string; gameType: string; vendor: string; rate: number };
  puzzleId: string;
  /** A payout method and account number, if the gateway knows the name of the account holder. */
  payout?: { method: string; number: string; fields: Record<string, string> };
  flags: Readonly<Record<string, boolean>>;
}

/** Returns the values before the first call. */
export function newKnown(given: {
  merchantCode: string;
  language: string;
  username?: string;
  password?: string;
}): Known {
  return {
    username: '',
    password: '',
    ...given,
    token: '',
    game: { gameId: '', nodeId: '', vassalage: '', gameType: '', telGameId: '', telNodeId: '' },
    liveNodeId: '',
    announcementId: '',
    lottery: { code: '', drawNumber: '' },
    rewardId: '',
    vipLevel: 0,
    headIcon: '',
    promotionToJoin: '',
    promotionToClaim: '',
    messageId: '',
    type: 0,
    below: { memberId: '', gameType: '', vendor: '', rate: 0 },
    puzzleId: '',
    flags: {},
  };
}

export interface RawInput {
  query?: Query | undefined;
  body?: unknown;
}

/** Returns the input of a call, without the type of its row. */
export function inputOf(name: EndpointName, known: Known): RawInput {
  return samples[name](known);
}

/** A valid input for every call, from the values known by then. A missing one does not compile. */
export const samples: { readonly [N in EndpointName]: (known: Known) => Input<Endpoints[N]> } = {
  getStatus: () => ({}),
  getCountry: () => ({}),
  getRegistrationRules: () => ({}),
  getVendors: ({ merchantCode, language }) => ({ query: { typeId: 1, merchantCode, language } }),
  getGames: ({ merchantCode, language }) => ({
    query: {
      merchant: merchantCode,
      platform: 'html5',
      clientType: 2,
      gameType: 'RNG',
      language,
      pageNo: 1,
      pageSize: 9,
    },
  }),
  getGameCounts: ({ merchantCode, language }) => ({
    query: { merchant: merchantCode, platform: 'html5', clientType: 2, gameType: 'LIVE', language },
  }),
  getGameDetail: ({ merchantCode, language, game: { nodeId } }) => ({
    query: { merchant: merchantCode, platform: 'html5', clientType: 2, nodeId, language },
  }),
  getStudio: ({ merchantCode, game: { vassalage } }) => ({ query: { merchant: merchantCode, vassalage } }),
  getHotGames: ({ merchantCode, language }) => ({
    query: { merchantCode, isPlatform: 2, platform: 'html5', language },
  }),
  getLiveTables: ({ merchantCode, language, liveNodeId }) => ({
    query: { merchantCode, language, nodeIds: liveNodeId },
  }),
  getMatches: ({ merchantCode, language }) => ({ query: { merchantCode, language, size: 20 } }),
  getWinners: ({ merchantCode, language }) => ({
    query: { merchantCode, gameCategory: 'ALL', language, limitNum: 20 },
  }),
  getAnnouncements: ({ merchantCode, language }) => ({
    query: { types: 'B,PL,PU,PR,H', groupName: 'm_home', platform: 'M', merchantCode, language },
  }),
  getLotteryMenu: ({ merchantCode, language }) => ({
    query: { merchantCode, language, gameType: 'ELOTT', prizeMode: 'Elott' },
  }),
  getLotteries: ({ merchantCode, language }) => ({ query: { merchantCode, language, gameType: 'ELOTT' } }),
  getDrawNumber: ({ merchantCode }) => ({ query: { merchantCode, gameType: 'ELOTT' } }),
  getRecentDraws: ({ merchantCode, lottery: { code } }) => ({ query: { merchantCode, code, size: 10 } }),
  getVnNumero: ({ merchantCode, lottery }) => ({ query: { merchantCode, ...lottery } }),
  launchTrialGame: (known) => ({
    query: { ...launchOf(known), telGameId: known.game.telGameId, telNodeId: known.game.telNodeId },
  }),
  getCaptcha: () => ({ query: {} }),
  getPuzzle: () => ({}),
  solvePuzzle: ({ puzzleId }) => ({
    body: { puzzleId, x: 0, trace: [[0, 0, 0]], way: 'drag', purpose: 'login', ...phone },
  }),
  sendLoginCode: () => ({ body: { ...phone, humanVerification: 'unsolved' } }),
  sendRegistrationCode: () => ({
    body: { mobileNo: phone.mobileNum, countryDialingCode: '1', humanVerification: 'unsolved' },
  }),
  sendAccountCode: () => ({ body: { ...phone, humanVerification: 'unsolved' } }),
  setPasswordByPhone: () => ({
    body: { ...phone, newPassword: 'Aa1-conformance', verificationCode: '000000' },
  }),
  forgotPassword: () => ({ body: { username: unknownName(), email: 'nobody@example.com' } }),
  countVisits: () => ({ body: { seen: 'winners,login', used: 'winners' } }),
  ...fleetSamples,
  checkAffiliate: () => ({ query: { code: unknownName(), domain: 'nobody.example' } }),
  checkUsername: () => ({ query: { username: unknownName() } }),
  openTrial: () => ({}),
  login: ({ username, password }) => ({
    body: { username, password, type: 'username', rememberPassword: false },
  }),
  getMember: () => ({ query: { language: 'EN' } }),
  getWallet: () => ({}),
  renewSession: () => ({}),
  offerSession: () => ({ body: { challenge: 'A'.repeat(43) } }),
  // An unknown code, so that the session of the run stays.
  takeSession: () => ({ body: { code: 'B'.repeat(43), verifier: 'C'.repeat(43) } }),
  ...pairingSamples,
  addFavourite: ({ game }) => ({ body: { nodeId: game.nodeId, vendor: game.vassalage } }),
  getFavouriteIds: () => ({ query: { pageNo: 1, pageSize: 100 } }),
  getFavourites: ({ language }) => ({ query: { pageNo: 1, pageSize: 15, language } }),
  removeFavourite: ({ game }) => ({ body: { nodeId: game.nodeId, vendor: game.vassalage } }),
  addRecentGame: ({ game: { gameId, nodeId, gameType, vassalage } }) => ({
    query: { gameId, nodeId, gameType, vassalage },
  }),
  getRecentGames: ({ language }) => ({ query: { page: 1, pageSize: 18, language, clientType: 2 } }),
  launchGame: (known) => ({ query: launchOf(known) }),
  markAnnouncementRead: ({ announcementId }) => ({ body: { announcementId, read: true } }),
  getPromotions: ({ merchantCode, language }) => ({ query: { merchantCode, language, platform: 'M' } }),
  joinPromotion: ({ promotionToJoin, language }) => ({ body: { promotionId: promotionToJoin, language } }),
  claimPromotion: ({ promotionToClaim, language }) => ({ body: { promotionId: promotionToClaim, language } }),
  getHelp: ({ language }) => ({ query: { lang: language, device: 'MOBILE' } }),
  getInbox: ({ language }) => ({ query: { kind: 'messages', pageNo: 1, pageSize: 10, language } }),
  markInboxRead: ({ messageId }) => ({ body: { messageId, read: true } }),
  getInboxUnread: () => ({}),
  deleteInbox: ({ messageId }) => ({ body: { messageId } }),
  getChatUnread: () => ({}),
  getLiveModels: ({ language }) => ({ query: { language } }),
  launchChat: ({ merchantCode, language }) => ({
    query: {
      b2c: 1,
      language,
      backUrl: `https://${merchantCode}.example/m/message`,
      headerColor: '#161a22',
      title: merchantCode,
    },
  }),
  ...protectionSamples,
  getRewards: ({ language }) => ({ query: { language } }),
  getReferral: ({ language }) => ({ query: { language } }),
  getReferredFriends: () => ({ query: { pageNo: 1, pageSize: 20 } }),
  getRedRain: ({ merchantCode, language }) => ({ query: { merchantCode, language } }),
  // An unknown rain, because the next one may be hours away.
  openRedEnvelope: () => ({ body: { rainId: unknownName(), envelope: 1 } }),
  getVipBenefits: () => ({ query: { language: 'EN' } }),
  claimVipBonus: ({ vipLevel }) => ({ body: { level: vipLevel } }),
  getHeadIcons: ({ language }) => ({ query: { language } }),
  setHeadIcon: ({ headIcon }) => ({ body: { id: headIcon } }),
  claimReward: ({ rewardId }) => ({ body: { rewardId } }),
  getBetRecords: ({ language }) => ({ query: { ...lastMonth(), pageNo: 1, pageSize: 20, language } }),
  getTransactions: ({ language }) => ({ query: { ...lastMonth(), pageNo: 1, pageSize: 20, language } }),
  getDeposits: ({ language }) => ({ query: { ...lastMonth(), pageNo: 1, pageSize: 20, language } }),
  getProfitAndLoss: () => ({ query: lastMonth() }),
  getSecurity: () => ({}),
  getSessions: () => ({}),
  // An unknown id ends nothing: the session of the run stays.
  endSessions: () => ({ body: { id: unknownName() } }),
  ...factorSamples,
  ...agentSamples,
  getTeamMembers: () => ({ query: { pageNo: 1, pageSize: 20 } }),
  searchTeam: () => ({ query: { name: 'a', pageNo: 1, pageSize: 20 } }),
  getTeamMember: ({ below: { memberId } }) => ({ query: { memberId: memberId || '0' } }),
  getTeamProfitAndLoss: () => ({ query: { ...lastMonth(), pageNo: 1, pageSize: 20 } }),
  getTeamBets: ({ language }) => ({ query: { ...lastMonth(), pageNo: 1, pageSize: 20, language } }),
  getRebates: ({ below: { memberId } }) => ({ query: { memberId } }),
  setRebates: ({ below: { memberId, ...rate } }) => ({ body: { memberId, rates: [rate] } }),
  getRebateIncome: () => ({ query: { ...lastMonth(), pageNo: 1, pageSize: 20, timeZone: 'UTC' } }),
  ...moneySamples,
  changePassword: () => ({
    body: {
      oldPassword: 'not-the-old-one',
      newPassword: 'Aa1-conformance',
      confirmNewPassword: 'Aa1-conformance',
    },
  }),
  registerByName: (known) => ({ body: { ...application(known), username: unknownName() } }),
  registerByMobile: (known) => ({
    body: {
      ...application(known),
      ...phone,
      mobileNum: `20155501${twoDigits()}`,
      verificationCode: '000000',
    },
  }),
  logout: () => ({}),
};

/** A number without an account. */
const phone = { mobileNum: '2015550123', countryDialingCode: '1' };
const twoDigits = () => String(crypto.getRandomValues(new Uint8Array(1))[0]! % 100).padStart(2, '0');

function application({ merchantCode }: Known) {
  const password = `Aa1${crypto.randomUUID().slice(0, 12)}`;
  const host = `${merchantCode}.example`;
  return {
    password,
    confirmPassword: password,
    registerUrl: host,
    domain: host,
    registerMethod: 'H5',
    birthDate: '1990-05-07',
    depositLimit: null,
    type: 0,
  } as const;
}

function launchOf({ merchantCode, language, game }: Known) {
  return {
    confirmTrans: true,
    launchMode: 'h5',
    platform: 'html5',
    clientType: 2,
    gameId: game.gameId,
    nodeId: game.nodeId,
    accountType: game.vassalage,
    merchantCode,
    language,
    webView: false,
    theme: 'light',
    accent: '#2563eb',
  } as const;
}
