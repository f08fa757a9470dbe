import type { LotteryType } from '../../gateway/endpoints/lottery.ts';
import { linkTo } from '../../routes/routes.ts';

/** What a lottery page can be asked to show: one lottery, or what narrows its list. */
export interface LotteryQuery {
  code?: string;
  group?: string;
  vassalage?: string;
}

/** Address of a category's lotteries, or of one of them. */
export function lotteryAddress(gameType: LotteryType, query: LotteryQuery = {}): string {
  return linkTo(gameType === 'LOTT' ? 'lottery' : 'eLottery', { ...query });
}
