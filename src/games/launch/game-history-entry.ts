/**
 * Whether the current history entry belongs to an open game. Separate from game-history.ts, which loads with the
 * first game.
 */
export const isOnGameEntry = () => Boolean((history.state as { game?: true } | null)?.game);
