/** Returns the name of what a round paid. A win is more than the stake: what comes back of a stake is not celebrated. */
export function resultOf(bet, paid) {
  if (!paid) return 'lost';
  return paid > bet ? 'win' : 'returned';
}

/** Adds up one amount of bets. */
export const sumOf = (bets, key) => bets.reduce((sum, bet) => sum + bet[key], 0);
