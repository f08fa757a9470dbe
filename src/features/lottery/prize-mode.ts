/** What prizes the site plays its lotteries by. ZY, the operator's own, is told of single groups by the gateway. */
export type PrizeMode = 'Lott' | 'Elott';

/** Vendors whose presence among the e-lotteries makes the prizes those of an e-lottery (B4). */
export const eLotteryVendors: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT']);

/** The prize mode by the vendor codes of the ELOTT mapping (LA-4). */
export function prizeModeOf(eLottery: readonly string[]): PrizeMode {
  return eLottery.some((vassalage) => eLotteryVendors.has(vassalage)) ? 'Elott' : 'Lott';
}
