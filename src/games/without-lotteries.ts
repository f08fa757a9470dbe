const lotteries: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

/**
 * Removes lotteries from lists across categories, such as search results, because tiles lack draw and closing time
 * (LA-4). Their own categories, the hot games and the member's lists keep them.
 */
export function withoutLotteries<T extends { gameType: string }>(games: readonly T[]): T[] {
  return games.filter(({ gameType }) => !lotteries.has(gameType));
}
