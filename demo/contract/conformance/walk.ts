import { type EndpointName, type Endpoints, endpoints } from '../../src/gateway/endpoints/table.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';
import type { AnyEndpoint, Input } from '../../src/gateway/http/endpoint.ts';
import { asGatewayError, refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { holdsMoney, isAgent, isReal } from '../gateway/account-types.ts';
import { agentCalls } from './agent-samples.ts';
import { refusedWith } from './expected-refusals.ts';
import { protectionSamples } from './protection-samples.ts';
import { acceptsUnsealed, allowsForeignOrigin, answersWithoutSession, unknownCall } from './raw-calls.ts';
import { rememberValues } from './remember-values.ts';
import { type Known, samples } from './samples.ts';
import { unknownName } from './unknown-name.ts';

export interface Finding {
  what: string;
  /** Empty for a passed check. */
  problem: string;
}

export interface CheckOptions {
  /** Origin of the gateway, optionally with a path prefix. */
  base: string;
  fetch: typeof fetch;
  merchantCode?: string;
  language?: string;
  /** Without them only the calls of guests are checked. */
  username?: string;
  password?: string;
  /** Includes calls that move money or open accounts. */
  writes?: boolean;
  paths?: Record<string, string>;
  onFinding?: (finding: Finding) => void;
  /** Receives each call after its response; `isRefused` for calls that a run can only see refused. */
  onCall?: (name: EndpointName, input: Input<AnyEndpoint>, isRefused: boolean) => void;
}

const writes: readonly EndpointName[] = [
  'deposit',
  'withdraw',
  'setLimit',
  'answerRealityCheck',
  'transferAllToMain',
  'claimReward',
  'claimVipBonus',
  'deleteInbox',
  'joinPromotion',
  'claimPromotion',
  'registerByName',
  'registerByMobile',
  'openTeamAccount',
  'openTrial',
];
/** Need a Vietnamese lottery, which not every gateway has. */
const ofVnLottery: readonly EndpointName[] = ['getRecentDraws', 'getVnNumero'];
/** Need a message in the member's inbox. */
const aboutMessage: readonly EndpointName[] = ['markInboxRead', 'deleteInbox'];
/** Refused to all accounts except real ones. */
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
/** Need an account directly below the agent. */
const aboutBelow: readonly EndpointName[] = ['getTeamMember', 'setRebates'];

/** Checks a gateway against the table, in an order in which earlier responses feed later calls. */
export async function checkGateway(options: CheckOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  const note = (what: string, problem: string) => {
    findings.push({ what, problem });
    options.onFinding?.({ what, problem });
  };
  const known: Known = {
    merchantCode: options.merchantCode ?? 'foyer',
    language: options.language ?? 'EN',
    username: options.username ?? '',
    password: options.password ?? '',
    token: '',
    game: { gameId: '', nodeId: '', vassalage: '', gameType: '', telGameId: '', telNodeId: '' },
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
  configureGateway({
    base: options.base,
    merchantCode: known.merchantCode,
    paths: options.paths ?? {},
    token: () => known.token,
    key: async () => (await call(endpoints.getStatus, {})).encryption,
    fetch: options.fetch,
  });

  for (const name of Object.keys(samples) as EndpointName[]) {
    const row: AnyEndpoint = endpoints[name];
    const signedIn = Boolean(known.username);
    if (row.open)
      note(
        `${name}: no stranger reads it`,
        await reached(() => allowsForeignOrigin(options.fetch, name, known)),
      );
    if (row.session === 'required') {
      note(
        `${name}: refused without a session`,
        await reached(() => answersWithoutSession(options.fetch, name, known)),
      );
      if (!signedIn) continue;
    }
    if (name === 'login' && !signedIn) continue;
    if (row.sealed)
      note(`${name}: refused unsealed`, await reached(() => acceptsUnsealed(options.fetch, name, known)));
    if (row.flag && !known.flags[row.flag]) {
      note(`${name}: refused while ${row.flag} is off`, await refused(name, known, refusal.noPermission));
      continue;
    }
    if (name === 'addPayoutAccount' && options.writes && known.payout) {
      const body = { ...known.payout, holder: unknownName() };
      note(
        `${name}: refused in another name`,
        await refused(name, known, featureRefusal.payoutHolder, { body }),
      );
    }
    if (writes.includes(name) && !options.writes) continue;
    // Not every member has a message, a promotion to join or one to claim.
    if (aboutMessage.includes(name) && !known.messageId) continue;
    if (aboutBelow.includes(name) && isAgent(known.type) && !known.below.memberId) continue;
    if (name === 'joinPromotion' && !known.promotionToJoin) continue;
    if (name === 'claimPromotion' && !known.promotionToClaim) continue;
    if (name === 'claimVipBonus' && !known.vipLevel) continue;
    if (ofVnLottery.includes(name) && !known.lottery.code) continue;
    const unproven =
      name === 'registerByMobile' && known.flags.REGMOBVERF3 ? refusal.codeWrong : refusedWith[name];
    const poor =
      (forReal.includes(name) && !isReal(known.type)) || (forMoney.includes(name) && !holdsMoney(known.type));
    const kept = poor ? refusal.realOnly : unproven;
    const barred = forAgents.includes(name) && !isAgent(known.type) ? refusal.noPermission : kept;
    const input = samples[name](known) as never;
    note(name, await (barred ? refused(name, known, barred, input) : attempt(name, known, input)));
    options.onCall?.(name, input, Boolean(barred));
  }
  note('an unknown call', await reached(() => unknownCall(options)));
  return findings;
}

/** Returns the problem that a check found, or `offline`. */
async function reached(check: () => Promise<string>): Promise<string> {
  try {
    return await check();
  } catch {
    return 'offline';
  }
}

/** Makes a call and stores what later calls need of its response. Returns the problem, or an empty string. */
async function attempt<N extends EndpointName>(
  name: N,
  known: Known,
  input: Input<Endpoints[N]> = samples[name](known),
): Promise<string> {
  const row: Endpoints[N] = endpoints[name];
  try {
    rememberValues(name, known, await call(row as AnyEndpoint, input as Input<AnyEndpoint>));
    return '';
  } catch (thrown) {
    const { kind, code, paths } = asGatewayError(thrown);
    const fields = paths.filter(Boolean).join(', ');
    if (fields) return `${kind}: ${fields}`;
    return kind === code ? kind : `${kind}: ${code}`;
  }
}

/** Makes a call that the gateway must refuse with `code`. Returns the problem, or an empty string. */
async function refused<N extends EndpointName>(
  name: N,
  known: Known,
  code: string,
  input?: Input<Endpoints[N]>,
): Promise<string> {
  const problem = await attempt(name, known, input);
  if (problem && !problem.startsWith('refused: ')) return problem;
  return problem === `refused: ${code}` ? '' : `${problem || 'succeeds'} instead of ${code}`;
}
