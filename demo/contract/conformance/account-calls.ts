import type { EndpointName } from '../../../src/gateway/endpoints/table.ts';
import { refusal } from '../../../src/gateway/http/errors.ts';
import { holdsMoney, isAgent, isReal } from '../../gateway/account-types.ts';
import { agentCalls } from '../agent-samples.ts';
import { protectionSamples } from '../protection-samples.ts';
import type { Known } from '../samples.ts';
import { refusedWith } from './expected-refusals.ts';

/** Available to real accounts only. */
const forReal: readonly EndpointName[] = [
  'getVipBenefits',
  'getWallets',
  'transferWallet',
  'transferAllToMain',
  'getWalletTransfers',
  'getDepositMethods',
  'getWithdrawalMethods',
  'addPayoutAccount',
  'getPayments',
  'cancelPayment',
  ...(Object.keys(protectionSamples) as EndpointName[]),
];
/** Refused to accounts with play money. */
const forMoney: readonly EndpointName[] = [
  'getRedRain',
  'openRedEnvelope',
  'getReferral',
  'getReferredFriends',
  'lookUpPairing',
  'agreeToPairing',
  'startPasskey',
  'addPasskey',
  'startCodes',
  'activateCodes',
];
/** Refused to all accounts except agents. */
const forAgents: readonly EndpointName[] = [
  ...agentCalls,
  'getTeamMembers',
  'searchTeam',
  'getTeamMember',
  'getTeamProfitAndLoss',
  'getTeamBets',
  'getRebates',
  'setRebates',
  'getRebateIncome',
];

/** Returns the code of the refusal that a run's input of a call must get, or undefined for a success. */
export function expectedRefusal(name: EndpointName, { type, flags }: Known): string | undefined {
  if (forAgents.includes(name) && !isAgent(type)) return refusal.noPermission;
  if (forReal.includes(name) && !isReal(type)) return refusal.realOnly;
  if (forMoney.includes(name) && !holdsMoney(type)) return refusal.realOnly;
  if (name === 'registerByMobile' && flags.REGMOBVERF3) return refusal.codeWrong;
  return refusedWith[name];
}

/** Data changed by calls that a run makes only with `writes`. */
export const changes: Readonly<Partial<Record<EndpointName, string>>> = {
  deposit: 'deposits 1, twice',
  withdraw: 'withdraws 1, twice',
  setLimit: 'limits play to 40,000 minutes a month',
  answerRealityCheck: 'answers a reality check with continue',
  transferAllToMain: 'moves the balances of all vendors to the main wallet',
  claimReward: 'claims one reward',
  claimVipBonus: 'claims one VIP bonus',
  joinPromotion: 'joins one promotion',
  claimPromotion: 'claims one promotion',
  deleteInbox: 'deletes one message of the inbox',
  markInboxRead: 'marks one message of the inbox as read',
  markAnnouncementRead: 'marks one announcement as read',
  addFavourite: 'adds a favourite game',
  removeFavourite: 'removes that favourite game',
  addRecentGame: 'adds a recent game',
  launchGame: 'opens a game, to which some vendors move the balance',
  setHeadIcon: 'sets the chosen picture again',
  setRebates: 'sets one rebate of a team member to its current rate',
  endTerminalSession: "ends the account's session at a terminal",
  openTeamAccount: 'opens an account in the team of an agent',
  openTrial: 'opens a trial account',
  registerByName: 'opens an account with an invented name',
  registerByMobile: 'opens an account with a fictitious number',
};
