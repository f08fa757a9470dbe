import { addressOf, call, configureGateway } from '../../src/gateway/client.ts';
import type { AnyEndpoint, Input } from '../../src/gateway/endpoint.ts';
import type { DrawResult, Lottery } from '../../src/gateway/endpoints/lottery.ts';
import { type EndpointName, type Endpoints, endpoints } from '../../src/gateway/endpoints/table.ts';
import type { VipBenefits } from '../../src/gateway/endpoints/vip.ts';
import { asGatewayError, refusal, sessionLostCodes } from '../../src/gateway/errors.ts';
import { type Known, refusedWith, samples } from './samples.ts';

export interface Finding {
  what: string;
  /** Empty when all is well. */
  problem: string;
}

export interface CheckOptions {
  /** Origin, or origin and path prefix, of the gateway. */
  base: string;
  fetch: typeof fetch;
  merchantCode?: string;
  language?: string;
  /** Without them only what a guest may call is checked. */
  username?: string;
  password?: string;
  /** Also makes the calls that move money or open an account. */
  writes?: boolean;
  /** Paths by endpoint name, as in the site config. */
  paths?: Record<string, string>;
  told?: (finding: Finding) => void;
}

const writes: readonly EndpointName[] = [
  'deposit',
  'withdraw',
  'claimReward',
  'claimVipBonus',
  'deleteInbox',
  'joinPromotion',
  'claimPromotion',
  'registerByName',
  'registerByMobile',
  'openTrial',
];
/** Asked about a Vietnamese lottery, where the gateway has one. */
const ofVnLottery: readonly EndpointName[] = ['getRecentDraws', 'getVnNumero'];
/** Asked about a message, where the member has one. */
const aboutMessage: readonly EndpointName[] = ['markInboxRead', 'deleteInbox'];
/** An origin that no gateway has registered. */
const STRANGER = 'https://stranger.invalid';

/** Holds a gateway against the table, call by call, in an order in which earlier answers feed later calls. */
export async function checkGateway(options: CheckOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  const note = (what: string, problem: string) => {
    findings.push({ what, problem });
    options.told?.({ what, problem });
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
      note(`${name}: no stranger reads it`, await reached(() => strangerReads(options.fetch, name, known)));
    if (row.session === 'required') {
      note(`${name}: refused without a session`, await reached(() => openDoor(options.fetch, name, known)));
      if (!signedIn) continue;
    }
    if (name === 'login' && !signedIn) continue;
    if (row.sealed)
      note(`${name}: refused unsealed`, await reached(() => takesPlain(options.fetch, name, known)));
    if (row.flag && !known.flags[row.flag]) {
      note(`${name}: refused while ${row.flag} is off`, await refused(name, known, refusal.noPermission));
      continue;
    }
    if (writes.includes(name) && !options.writes) continue;
    // Not every member has a message, a promotion to join or one to claim.
    if (aboutMessage.includes(name) && !known.messageId) continue;
    if (name === 'joinPromotion' && !known.promotionToJoin) continue;
    if (name === 'claimPromotion' && !known.promotionToClaim) continue;
    if (name === 'claimVipBonus' && !known.vipLevel) continue;
    if (ofVnLottery.includes(name) && !known.lottery.code) continue;
    const unproven =
      name === 'registerByMobile' && known.flags.REGMOBVERF3 ? refusal.codeWrong : refusedWith[name];
    note(name, await (unproven ? refused(name, known, unproven) : attempt(name, known)));
  }
  note('an unknown call', await reached(() => unknownCall(options)));
  return findings;
}

/** What a check found, or that the gateway could not be reached for it. */
async function reached(check: () => Promise<string>): Promise<string> {
  try {
    return await check();
  } catch {
    return 'offline';
  }
}

/** Makes a call, and keeps of its answer what later ones need. */
async function attempt<N extends EndpointName>(name: N, known: Known): Promise<string> {
  const row: Endpoints[N] = endpoints[name];
  try {
    const input = (samples[name] as (known: Known) => Input<AnyEndpoint>)(known);
    learn(name, known, await call(row as AnyEndpoint, input));
    return '';
  } catch (thrown) {
    const { kind, code } = asGatewayError(thrown);
    return kind === code ? kind : `${kind}: ${code}`;
  }
}

/** What is wrong about a call that has to be refused. */
async function refused(name: EndpointName, known: Known, code: string): Promise<string> {
  const problem = await attempt(name, known);
  if (problem && !problem.startsWith('refused: ')) return problem;
  return problem === `refused: ${code}` ? '' : `${problem || 'succeeds'} instead of ${code}`;
}

function learn(name: EndpointName, known: Known, value: unknown): void {
  const answer = value as Record<string, never>;
  if (name === 'getGames') Object.assign(known.game, (answer.games as Known['game'][] | undefined)?.[0]);
  if (name === 'getStatus')
    known.flags = (answer.info as unknown as { whitelabel: Known['flags'] }).whitelabel;
  if (name === 'getPuzzle') known.puzzleId = answer.puzzleId ?? '';
  if (name === 'login') known.token = answer.token ?? '';
  if (name === 'getAnnouncements') {
    known.announcementId = (answer.player as { id: string }[] | undefined)?.[0]?.id ?? '';
  }
  if (name === 'getPromotions') {
    const list = (answer.promotions ?? []) as { id: string; state: string; referral: boolean }[];
    known.promotionToJoin = list.find(({ state, referral }) => state === 'join' && !referral)?.id ?? '';
    known.promotionToClaim = list.find(({ state }) => state === 'claim')?.id ?? '';
  }
  if (name === 'getLotteries') {
    const vn = (answer.list as Lottery[] | undefined)?.find(({ format }) => format === 'vn');
    known.lottery.code = vn?.code ?? '';
  }
  if (name === 'getRecentDraws') {
    known.lottery.drawNumber = (answer.list as DrawResult[] | undefined)?.[0]?.drawNumber ?? '';
  }
  if (name === 'getInbox') known.messageId = (answer.list as { id: string }[] | undefined)?.[0]?.id ?? '';
  if (name === 'getVipBenefits') {
    const { levels } = value as VipBenefits;
    known.vipLevel = levels.find(({ bonusState }) => bonusState === 'open')?.level ?? 0;
  }
  if (name === 'getHeadIcons') known.headIcon = answer.chosen ?? '';
  if (name === 'getRewards') known.rewardId = (answer.list as { id: string }[] | undefined)?.[0]?.id ?? '';
}

function request(send: typeof fetch, name: EndpointName, known: Known, headers: Record<string, string>) {
  const row: AnyEndpoint = endpoints[name];
  const { query, body } = (
    samples[name] as (known: Known) => { query?: Record<string, unknown>; body?: unknown }
  )(known);
  return send(addressOf(row, query), {
    method: row.method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function openDoor(send: typeof fetch, name: EndpointName, known: Known): Promise<string> {
  const answer = await (await request(send, name, known, {})).json().catch(() => undefined);
  if (answer?.success === false && sessionLostCodes.includes(answer.errorCode)) return '';
  return `answers ${answer?.errorCode ?? 'something else'} instead of ${refusal.notLoggedIn}`;
}

async function takesPlain(send: typeof fetch, name: EndpointName, known: Known): Promise<string> {
  const answer = await (await request(send, name, known, {})).json().catch(() => undefined);
  return answer?.success === false ? '' : 'takes a body that is not sealed';
}

async function strangerReads(send: typeof fetch, name: EndpointName, known: Known): Promise<string> {
  const { headers } = await request(send, name, known, { Origin: STRANGER });
  return headers.get('Access-Control-Allow-Origin') ? 'lets every origin read it' : '';
}

async function unknownCall({ base, fetch: send }: CheckOptions): Promise<string> {
  const answer = await send(`${base}/wps/no-such-call`);
  const body = await answer.json().catch(() => undefined);
  return answer.status === 404 && body?.success === false ? '' : 'is not answered with 404 and an envelope';
}
