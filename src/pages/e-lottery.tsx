import { LotteryPage } from './lottery-page.tsx';
import { lotteryReads } from './lottery-reads.ts';

export const reads = lotteryReads('ELOTT');

/** `/m/elott` (RT-3). */
export default function ELotteryRoute() {
  return <LotteryPage gameType="ELOTT" />;
}
