const lotteries: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

/**
 * Leaves lotteries out of what is listed across all categories, as a search is (LA-4): without its draw and the time
 * its sale closes a lottery is told by half. Their own categories, the hot games and the member's own lists keep them.
 */
export function withoutLotteries<T extends { gameType: string }>(games: readonly T[]): T[] {
  return games.filter(({ gameType }) => !lotteries.has(gameType));
}
