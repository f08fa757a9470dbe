import { LotteryPage } from './lottery-page.tsx';
import { lotteryReads } from './lottery-reads.ts';

export const reads = lotteryReads('LOTT');

/** `/m/lott` and `/m/lottery` (RT-3). */
export default function LotteryRoute() {
  return <LotteryPage gameType="LOTT" />;
}
