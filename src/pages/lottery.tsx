import { LotteryPage, readsOf } from './lottery-page.tsx';

export const reads = readsOf('LOTT');

/** `/m/lott` and `/m/lottery` (RT-3). */
export default function LotteryRoute() {
  return <LotteryPage gameType="LOTT" />;
}
