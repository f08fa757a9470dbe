import { LotteryPage, readsOf } from './lottery-page.tsx';

export const reads = readsOf('ELOTT');

/** `/m/elott` (RT-3). */
export default function ELotteryRoute() {
  return <LotteryPage gameType="ELOTT" />;
}
