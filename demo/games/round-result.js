/** Returns the word for what a round paid. Less than the stake is a loss, as in the record of bets. */
export function resultWord(bet, paid) {
  if (!paid) return 'lost';
  return paid < bet ? 'returned' : 'win';
}
