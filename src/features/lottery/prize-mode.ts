/** The site's prize mode. The gateway assigns ZY, the operator's own mode, to single groups. */
export type PrizeMode = 'Lott' | 'Elott';

/** If one of these vendors is among the e-lotteries, the site plays in mode Elott. */
const eLotteryVendors: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT']);

/** Returns the prize mode for the vendor codes of the ELOTT mapping (LA-4). */
export function prizeModeOf(eLottery: readonly string[]): PrizeMode {
  return eLottery.some((vassalage) => eLotteryVendors.has(vassalage)) ? 'Elott' : 'Lott';
}
