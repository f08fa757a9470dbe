import type { LotteryType } from '../../gateway/endpoints/lottery.ts';
import { linkTo } from '../../routes/routes.ts';

/** Query of a lottery page: one lottery, or filters of the list. */
export interface LotteryQuery {
  code?: string;
  group?: string;
  vassalage?: string;
}

export function lotteryAddress(gameType: LotteryType, query: LotteryQuery = {}): string {
  return linkTo(gameType === 'LOTT' ? 'lottery' : 'eLottery', { ...query });
}
