import { LotteryPage } from './lottery-page.tsx';

/** `/m/lott` and `/m/lottery` (RT-3). */
export default function LotteryRoute() {
  return <LotteryPage gameType="LOTT" />;
}
