import { LotteryPage } from './lottery-page.tsx';

/** `/m/elott` (RT-3). */
export default function ELotteryRoute() {
  return <LotteryPage gameType="ELOTT" />;
}
