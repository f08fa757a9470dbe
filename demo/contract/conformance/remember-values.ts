import type { DrawResult, Lottery } from '../../../src/gateway/endpoints/lottery.ts';
import type { getWithdrawalMethods } from '../../../src/gateway/endpoints/payments.ts';
import type { RebateRate } from '../../../src/gateway/endpoints/rebates.ts';
import type { EndpointName } from '../../../src/gateway/endpoints/table.ts';
import type { VipBenefits } from '../../../src/gateway/endpoints/vip.ts';
import type { Reply } from '../../../src/gateway/http/endpoint.ts';
import type { Known } from '../samples.ts';

/** Stores parts of a response that later calls need. */
export function rememberValues(name: EndpointName, known: Known, value: unknown): void {
  const answer = value as Record<string, never>;
  if (name === 'getGames') Object.assign(known.game, (answer.games as Known['game'][] | undefined)?.[0]);
  if (name === 'getHotGames') {
    const list = answer.list as Known['game'][] | undefined;
    known.liveNodeId = list?.find(({ gameType }) => gameType === 'LIVE')?.nodeId ?? '';
  }
  if (name === 'getStatus')
    known.flags = (answer.info as unknown as { whitelabel: Known['flags'] }).whitelabel;
  if (name === 'getPuzzle') known.puzzleId = answer.puzzleId ?? '';
  if (name === 'login') {
    known.token = answer.token ?? '';
    known.type = answer.type ?? 0;
  }
  if (name === 'getTeamMembers')
    known.below.memberId = (answer.list as { id: string }[] | undefined)?.[0]?.id ?? '';
  if (name === 'getRebates')
    Object.assign(known.below, rateOf((answer.list as RebateRate[] | undefined)?.[0]));
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
  if (name === 'getWithdrawalMethods') {
    const { methods, holder } = value as Reply<typeof getWithdrawalMethods>;
    const first = methods.find(({ state, example }) => state === 'open' && example);
    if (holder && first)
      known.payout = {
        method: first.id,
        number: first.example,
        fields: Object.fromEntries(first.fields.map(({ id, example }) => [id, example])),
      };
  }
  if (name === 'getHeadIcons') known.headIcon = answer.chosen ?? '';
  if (name === 'getRewards') known.rewardId = (answer.list as { id: string }[] | undefined)?.[0]?.id ?? '';
}

function rateOf(first: RebateRate | undefined) {
  return first && { gameType: first.gameType, vendor: first.vendor, rate: first.rate };
}
